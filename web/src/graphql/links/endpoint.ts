import { pageLanguage } from '../../i18n/page-language';

export const endpoint = '/graphql';

/** The API refuses what another site could send without a CORS preflight. Messages are in the page's language. */
export const requestHeaders = { 'apollo-require-preflight': 'true', 'accept-language': pageLanguage() };
