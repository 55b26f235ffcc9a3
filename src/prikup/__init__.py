"""prikup: rules, records and play for Thousand, 1001 and Preferans."""
