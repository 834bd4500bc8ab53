import { files, pages } from '@ainsathi/contract/addresses';
import type { ErrorCode } from '@ainsathi/contract/error-codes';
import { inLanguage, languageOf, withoutLanguage } from '@ainsathi/contract/languages';
import { matchPath } from '@ainsathi/contract/path-pattern';
import { rememberByObject } from '@ainsathi/contract/remember';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import { guarded } from '../guarded';
import { requestSeconds } from '../metrics';
import { coarseNetwork } from '../network';

interface LogFields {
  /** The pattern of the path, such as `/api/v1/lawyers/:id`. */
  route?: string;
  accountId?: string;
}

/** On the request itself: cheaper for the garbage collector than a weak map. */
const FIELDS = Symbol('log fields');

type LoggedRequest = IncomingMessage & { [FIELDS]?: LogFields };

export function addLogFields(request: LoggedRequest, more: LogFields): void {
  request[FIELDS] = Object.assign(request[FIELDS] ?? {}, more);
}

const PATTERNS: readonly string[] = [
  ...Object.values(pages).flatMap((ofKind) => Object.values<string>(ofKind)),
  ...Object.values(files),
];

/** For a path without a route. The path itself is never logged, because it may contain anything. */
function patternOf(url: string): string {
  const path = url.split('?')[0] ?? '';
  const [first = ''] = path.slice(1).split('/');
  if (['uploads', 'assets'].includes(first)) return `/${first}/:file`;
  const language = languageOf(path);
  const plainPath = withoutLanguage(path);
  const pattern = PATTERNS.find((one) => matchPath(one, plainPath));
  return pattern === undefined ? '(other)' : inLanguage(pattern, language);
}

/** Skips redaction, for lines with only the fields below. */
const plain = rememberByObject((log: Logger) => log.child({}, { redact: [] }));

/** The trace id of a proxy in front, from `traceparent`. */
function traceOf({ headers }: IncomingMessage): string | undefined {
  const header = headers['traceparent'];
  return typeof header === 'string' ? /^[\da-f]{2}-([\da-f]{32})-/.exec(header)?.[1] : undefined;
}

/** One line for each request: level info, or debug for frequent requests of machines. */
export function logRequests(
  log: Logger,
  request: IncomingMessage,
  response: ServerResponse,
  level: 'info' | 'debug',
): void {
  const isLogged = log.isLevelEnabled(level);
  const started = performance.now();
  const write = (): void => {
    const route = routeOf(request);
    const milliseconds = performance.now() - started;
    const { method } = request;
    if (level === 'info')
      requestSeconds.observe({ method, route, status: response.statusCode }, milliseconds / 1_000);
    if (!isLogged) return;
    const accountId = accountOf(request);
    plain(log)[level](
      {
        requestId: response.getHeader('X-Request-Id'),
        accountId,
        traceId: traceOf(request),
        method,
        route,
        status: response.statusCode,
        milliseconds: Math.round(milliseconds),
      },
      'request',
    );
  };
  response.on(
    'close',
    guarded(write, (error) => log.error({ err: error }, 'a request was not logged')),
  );
}

export type SecurityEvent = 'sign-in' | 'sign-in-refused' | 'identity' | 'forbidden' | 'limit';

export const SECURITY_EVENTS: Partial<Record<ErrorCode, SecurityEvent>> = {
  FORBIDDEN: 'forbidden',
  RATE_LIMITED: 'limit',
};

export function routeOf(request: LoggedRequest): string {
  return request[FIELDS]?.route ?? patternOf(request.url ?? '');
}

export function accountOf(request: LoggedRequest): string | undefined {
  return request[FIELDS]?.accountId;
}

export function logSecurityEvent(
  { platform, requestId, network }: { platform: { log: Logger }; requestId: string; network: string },
  event: SecurityEvent,
  accountId: string | undefined,
): void {
  platform.log.info({ event, requestId, accountId, network: coarseNetwork(network) }, 'security');
}
