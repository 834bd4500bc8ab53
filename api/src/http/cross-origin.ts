import type { IncomingMessage, ServerResponse } from 'node:http';
import cors from 'cors';
import { listedOrigins, type OriginConfig } from '../platform/request-origin';

/** What pages of other origins may read besides the headers that browsers always show. */
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

/** Whether a request, or the one that a preflight announces, has no token and one of the methods. */
function isAnonymous({ method, headers }: IncomingMessage, methods: readonly string[]): boolean {
  const isPreflight = method === 'OPTIONS';
  const announced = isPreflight ? headers['access-control-request-method'] : method;
  const hasToken = isPreflight
    ? /\bauthorization\b/i.test(headers['access-control-request-headers'] ?? '')
    : headers.authorization !== undefined;
  return !hasToken && methods.includes(announced ?? '');
}

/**
 * Sets the headers of cross-origin sharing and answers preflights: pages of any origin read as visitors, and those of
 * listed origins do everything. Credentials such as cookies are never shared.
 * @param methods those that any page may use without a token.
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
      // What the library sets, in a tenth of its time: nearly every request is one of these.
      response.setHeader('Access-Control-Allow-Origin', '*');
      response.setHeader('Access-Control-Expose-Headers', exposed);
      next();
    }
  };
}

/** The methods of REST that any page may use; `isForeignOrigin` refuses the others. */
export const READ_METHODS = ['GET', 'HEAD'];

/** The methods of GraphQL, whose queries come by POST too; `isForeignOrigin` refuses mutations. */
export const GRAPHQL_METHODS = [...READ_METHODS, 'POST'];
