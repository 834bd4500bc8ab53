import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Language, languageOf } from '@ainsathi/contract/languages';
import cors from 'cors';
import type { Config } from './config';
import { AppError } from './errors/app-error';
import { restErrorBody } from './errors/to-rest';
import { mediaTypeOfRefusal } from './graphql/media-type';
import { sentenceIn } from './i18n/sentences';
import { UNAVAILABLE_PAGES } from './pages/unavailable-page';
import { corsOptions } from './platform/cors';
import { busyRetrySeconds } from './platform/load';
import { languageOfRequest, tellLanguage } from './i18n/request-language';

const refusal = new AppError('SERVICE_UNAVAILABLE');
const JSON_TYPE = 'application/json; charset=utf-8';

function refusalsIn(language: Language) {
  const message = sentenceIn(language, refusal.sentence);
  const graphql = { errors: [{ message, extensions: { code: refusal.code } }] };
  return {
    graphql: JSON.stringify(graphql),
    rest: JSON.stringify(restErrorBody(refusal, '', language)),
  };
}

/** Each transport's own form of the refusal, made once: it is sent when there is time for nothing else. */
const REFUSALS = { en: refusalsIn('en'), bn: refusalsIn('bn') };

const HTML_TYPE = 'text/html; charset=utf-8';

function refusalFor(request: IncomingMessage, language: Language): { type: string; body: string } {
  const { url = '' } = request;
  const { graphql, rest } = REFUSALS[language];
  if (/^\/graphql\/?(\?|$)/.test(url)) return { type: mediaTypeOfRefusal(request), body: graphql };
  if (/^\/api\/v1(\/|\?|$)/.test(url)) return { type: JSON_TYPE, body: rest };
  return { type: HTML_TYPE, body: UNAVAILABLE_PAGES[languageOf(url)] };
}

/** Answers 503 with the seconds to wait, before anything else of a request is looked at. */
export function createEarlyRefusal(
  config: Config,
): (request: IncomingMessage, response: ServerResponse) => void {
  const allowOrigins = cors({ ...corsOptions(config), preflightContinue: true });
  return (request, response) =>
    allowOrigins(request, response, () => {
      const language = languageOfRequest(request);
      const { type, body } = refusalFor(request, language);
      if (type !== HTML_TYPE) tellLanguage(response, language);
      response.writeHead(503, {
        'Content-Type': type,
        'Content-Length': Buffer.byteLength(body),
        'Cache-Control': 'no-store',
        'Retry-After': String(busyRetrySeconds()),
      });
      response.end(request.method === 'HEAD' ? undefined : body);
    });
}
