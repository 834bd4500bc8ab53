import type { IncomingMessage, ServerResponse } from 'node:http';
import { defaultLanguage, isLanguage, languages, type Language } from '@ainsathi/contract/languages';
import { LRUCache } from 'lru-cache';
import Negotiator from 'negotiator';

/** Browsers send the same few headers. */
const knownPreferences = new LRUCache<string, Language>({ max: 1_000 });

/** The language of sentences for whoever asks, by `Accept-Language`; English without one, and for `*` and other languages. */
export function languageOfRequest(request: IncomingMessage): Language {
  const header = request.headers['accept-language'];
  if (header === undefined) return defaultLanguage;
  const known = knownPreferences.get(header);
  if (known) return known;
  const preferred = new Negotiator(request).language([...languages]);
  const language = isLanguage(preferred) ? preferred : defaultLanguage;
  knownPreferences.set(header, language);
  return language;
}

/** Tells programs and caches in which language the sentences of an answer are. Answers without sentences do not vary. */
export function tellLanguage(response: ServerResponse, language: Language): void {
  response.setHeader('Content-Language', language);
  const vary = [response.getHeader('Vary') ?? []].flat().join(', ');
  if (!/(^|,\s*)(accept-language|\*)\s*(,|$)/i.test(vary))
    response.setHeader('Vary', vary ? `${vary}, Accept-Language` : 'Accept-Language');
}
