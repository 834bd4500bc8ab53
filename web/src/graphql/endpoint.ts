/** Where the API is. */
export const endpoint = '/graphql';

/** The API refuses requests that a foreign form could send without asking the browser first. */
export const requestHeaders = { 'apollo-require-preflight': 'true' };
