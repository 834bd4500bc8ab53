import type { IncomingMessage, ServerResponse } from 'node:http';
import { defaultLanguage, isLanguage, languages, type Language } from '@ainsathi/contract/languages';
import { remember } from '@ainsathi/contract/remember';
import Negotiator from 'negotiator';

/** Browsers send the same few headers. */
const preferredLanguage = remember(1_000, (header): Language => {
  const preferred = new Negotiator({ headers: { 'accept-language': header } }).language([...languages]);
  return isLanguage(preferred) ? preferred : defaultLanguage;
});

/** The language of sentences for whoever asks, by `Accept-Language`; English without one, and for `*` and other languages. */
export function languageOfRequest(request: IncomingMessage): Language {
  const header = request.headers['accept-language'];
  return header === undefined ? defaultLanguage : preferredLanguage(header);
}

/** Tells programs and caches in which language the sentences of an answer are. Answers without sentences do not vary. */
export function tellLanguage(response: ServerResponse, language: Language): void {
  response.setHeader('Content-Language', language);
  const vary = [response.getHeader('Vary') ?? []].flat().join(', ');
  if (!/(^|,\s*)(accept-language|\*)\s*(,|$)/i.test(vary))
    response.setHeader('Vary', vary ? `${vary}, Accept-Language` : 'Accept-Language');
}
