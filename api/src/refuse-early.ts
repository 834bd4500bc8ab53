import type { IncomingMessage, ServerResponse } from 'node:http';
import cors from 'cors';
import type { Config } from './config';
import { AppError } from './errors/app-error';
import { restErrorBody } from './errors/to-rest';
import { UNAVAILABLE_PAGE } from './pages/unavailable-page';
import { corsOptions } from './platform/cors';
import { busyRetrySeconds } from './platform/load';

const { message, code } = new AppError('SERVICE_UNAVAILABLE');
const JSON_TYPE = 'application/json; charset=utf-8';

/** Each transport's own form of the refusal, made once: it is sent when there is time for nothing else. */
const REFUSALS = {
  graphql: { type: JSON_TYPE, body: JSON.stringify({ errors: [{ message, extensions: { code } }] }) },
  rest: { type: JSON_TYPE, body: JSON.stringify(restErrorBody(new AppError('SERVICE_UNAVAILABLE'), '')) },
  page: { type: 'text/html; charset=utf-8', body: UNAVAILABLE_PAGE },
};

function refusalFor(url: string): { type: string; body: string } {
  if (/^\/graphql\/?(\?|$)/.test(url)) return REFUSALS.graphql;
  return /^\/api\/v1(\/|\?|$)/.test(url) ? REFUSALS.rest : REFUSALS.page;
}

/** Answers 503 with the seconds to wait, before anything else of a request is looked at. */
export function createEarlyRefusal(
  config: Config,
): (request: IncomingMessage, response: ServerResponse) => void {
  const allowOrigins = cors({ ...corsOptions(config), preflightContinue: true });
  return (request, response) =>
    allowOrigins(request, response, () => {
      const { type, body } = refusalFor(request.url ?? '');
      response.writeHead(503, {
        'Content-Type': type,
        'Content-Length': Buffer.byteLength(body),
        'Cache-Control': 'no-store',
        'Retry-After': String(busyRetrySeconds()),
      });
      response.end(request.method === 'HEAD' ? undefined : body);
    });
}
