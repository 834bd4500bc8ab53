import { HttpLink } from '@apollo/client/link/http';
import { endpoint, requestHeaders } from './endpoint';

/** Plain HTTP, for what has no file. */
export const plainLink = new HttpLink({ uri: endpoint, headers: requestHeaders });
