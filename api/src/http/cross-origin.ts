import type { IncomingMessage, ServerResponse } from 'node:http';
import cors from 'cors';
import { listedOrigins, type OriginConfig } from '../platform/request-origin';

/** Headers that foreign pages may read besides the safelisted headers. */
const SHARED = {
  exposedHeaders: [
    'Age',
    'Content-Language',
    'ETag',
    'RateLimit',
    'RateLimit-Policy',
    'Retry-After',
    'WWW-Authenticate',
    'X-Request-Id',
  ],
  maxAge: 86_400,
};

/** Whether a request, or the request that a preflight announces, has no token and one of the methods. */
function isAnonymous({ method, headers }: IncomingMessage, methods: readonly string[]): boolean {
  const isPreflight = method === 'OPTIONS';
  const announced = isPreflight ? headers['access-control-request-method'] : method;
  const hasToken = isPreflight
    ? /\bauthorization\b/i.test(headers['access-control-request-headers'] ?? '')
    : headers.authorization !== undefined;
  return !hasToken && methods.includes(announced ?? '');
}

/**
 * Sets CORS headers and answers preflights: pages of any origin read as visitors, pages of listed origins may do everything.
 * Credentials such as cookies are never shared.
 * @param methods the methods that any page may use without a token.
 */
export function shareWithOrigins(
  config: OriginConfig,
  methods: readonly string[],
  options: cors.CorsOptions = {},
): (request: IncomingMessage, response: ServerResponse, next: () => void) => void {
  const withAll = cors({ ...SHARED, ...options, origin: '*' });
  const withListed = cors({ ...SHARED, ...options, origin: listedOrigins(config) });
  const exposed = [options.exposedHeaders ?? SHARED.exposedHeaders].flat().join();
  return (request, response, next) => {
    if (!isAnonymous(request, methods)) withListed(request, response, next);
    else if (request.method === 'OPTIONS') withAll(request, response, next);
    else {
      // The same headers as the library's, in a tenth of its time: nearly every request comes here.
      response.setHeader('Access-Control-Allow-Origin', '*');
      response.setHeader('Access-Control-Expose-Headers', exposed);
      next();
    }
  };
}

/** For REST; `isForeignOrigin` refuses the other methods. */
export const READ_METHODS = ['GET', 'HEAD'];

/** The methods of GraphQL, whose queries come by POST too; `isForeignOrigin` refuses mutations. */
export const GRAPHQL_METHODS = [...READ_METHODS, 'POST'];
