/** Characters of a password at least; the server says so, too. */
export const LEAST_PASSWORD = 8;
