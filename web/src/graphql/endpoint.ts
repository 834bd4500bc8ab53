import { pageLanguage } from '../i18n/page-language';

export const endpoint = '/graphql';

/**
 * CSRF protection, because the API refuses requests that another site could send without a CORS preflight; and the language
 * of the sentences in the answer, which is the page's and not the browser's.
 */
export const requestHeaders = { 'apollo-require-preflight': 'true', 'accept-language': pageLanguage() };
