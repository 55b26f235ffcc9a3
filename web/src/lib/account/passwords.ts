/** The shortest password, in characters; the server checks it too. */
export const LEAST_PASSWORD = 8;
