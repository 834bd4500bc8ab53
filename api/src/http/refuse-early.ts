import type { IncomingMessage, ServerResponse } from 'node:http';
import cors from 'cors';
import type { Config } from '../config/config';
import { busyError } from '../platform/load';
import { type RefusalForm, sendRefusal } from './refusal';
import { corsOptions } from './security-headers';

/** The path of GraphQL, also of its sockets. */
export const GRAPHQL_PATH = /^\/graphql\/?(\?|$)/;

function formOf({ url = '' }: IncomingMessage): RefusalForm {
  if (GRAPHQL_PATH.test(url)) return 'graphql';
  return /^\/api\/v1(\/|\?|$)/.test(url) ? 'rest' : 'page';
}

/** Answers 503 with the seconds to wait, before anything else of a request is looked at. */
export function createEarlyRefusal(
  config: Config,
): (request: IncomingMessage, response: ServerResponse) => void {
  const allowOrigins = cors({ ...corsOptions(config), preflightContinue: true });
  return (request, response) =>
    allowOrigins(request, response, () => sendRefusal(response, busyError(), formOf(request)));
}
