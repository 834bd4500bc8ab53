import type { IncomingMessage } from 'node:http';
import Negotiator from 'negotiator';

const JSON_TYPE = 'application/json';

/** The type of a refusal that no operation was executed for, by `Accept` as "GraphQL over HTTP" has it. */
export function mediaTypeOfRefusal(request: IncomingMessage): string {
  const accepted = new Negotiator(request).mediaType([JSON_TYPE, 'application/graphql-response+json']);
  return `${accepted ?? JSON_TYPE}; charset=utf-8`;
}
