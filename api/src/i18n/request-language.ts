import type { IncomingMessage, ServerResponse } from 'node:http';
import { defaultLanguage, isLanguage, languages, type Language } from '@ainsathi/contract/languages';
import { remember } from '@ainsathi/contract/remember';
import Negotiator from 'negotiator';

/** A language with region or encoding, as systems and programs write it: bn-BD, bn_BD.UTF-8, ben. */
const WITH_REGION = /\b(?:(bn|en)|(ben)|(eng))(?:[-_][\w.@-]+)?(?![\w-])/g;

/** Browsers send only a few different headers. */
const preferredLanguage = remember(1_000, (header): Language => {
  const plain = header
    .toLowerCase()
    .replace(WITH_REGION, (_, language?: string, bangla?: string) => language ?? (bangla ? 'bn' : 'en'));
  const preferred = new Negotiator({ headers: { 'accept-language': plain } }).language([...languages]);
  return isLanguage(preferred) ? preferred : defaultLanguage;
});

/** By `Accept-Language`; English without it, and for `*` and other languages. */
export function languageOfRequest(request: IncomingMessage): Language {
  const header = request.headers['accept-language'];
  return header === undefined ? defaultLanguage : preferredLanguage(header);
}

/** Sets `Content-Language` and `Vary`. Not for responses without messages, which do not vary. */
export function setLanguageHeaders(response: ServerResponse, language: Language): void {
  response.setHeader('Content-Language', language);
  const vary = [response.getHeader('Vary') ?? []].flat().join(', ');
  if (!/(^|,\s*)(accept-language|\*)\s*(,|$)/i.test(vary))
    response.setHeader('Vary', vary ? `${vary}, Accept-Language` : 'Accept-Language');
}
