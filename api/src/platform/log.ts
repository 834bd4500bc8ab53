import type { IncomingMessage, ServerResponse } from 'node:http';
import pino, { type Logger } from 'pino';

/** The log of the process: one line of JSON for each entry. Secrets are redacted by the name of their property. */
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

/** Logs each request at level debug; without its query, which may contain a person's search. */
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
