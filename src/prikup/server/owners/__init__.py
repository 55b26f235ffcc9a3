"""Which worker a table belongs to, where several serve one database: the lease of a worker, the claim of a table."""
