import { pageLanguage } from '../../i18n/page-language';

export const endpoint = '/graphql';

/**
 * CSRF protection: the API refuses requests that another site could send without a CORS preflight. The language of messages is
 * the page's, not the browser's.
 */
export const requestHeaders = { 'apollo-require-preflight': 'true', 'accept-language': pageLanguage() };
