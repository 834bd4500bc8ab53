import type { IncomingMessage, ServerResponse } from 'node:http';
import pino, { type Logger } from 'pino';

/** The process's log: one JSON line an entry. Secrets are cut out by name wherever they stand. */
export function createLog(level: string): Logger {
  return pino({
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: {
      paths: [
        '*.password',
        '*.passwordHash',
        '*.token',
        '*.authorization',
        'err.parameters',
        'err.query',
        'err.driverError',
      ],
      remove: true,
    },
  });
}

/** One line a request, without its query, which may hold what a person searched for. */
export function logRequests(log: Logger, request: IncomingMessage, response: ServerResponse): void {
  if (!log.isLevelEnabled('debug')) return;
  const started = performance.now();
  response.on('close', () => {
    log.debug(
      {
        requestId: response.getHeader('X-Request-Id'),
        method: request.method,
        path: (request.url ?? '').split('?')[0],
        status: response.statusCode,
        milliseconds: Math.round(performance.now() - started),
      },
      'request',
    );
  });
}
