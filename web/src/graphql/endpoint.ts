export const endpoint = '/graphql';

/** CSRF protection: the API refuses requests that another site could send without a CORS preflight. */
export const requestHeaders = { 'apollo-require-preflight': 'true' };
