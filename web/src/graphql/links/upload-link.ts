import UploadHttpLink from 'apollo-upload-client/UploadHttpLink.mjs';
import { endpoint, requestHeaders } from './endpoint';
import { uploadFetch } from './upload-fetch';

export const uploadLink = new UploadHttpLink({ uri: endpoint, headers: requestHeaders, fetch: uploadFetch });
