import { inLanguage, type Language } from '@ainsathi/contract/languages';
import { sentenceIn } from '../../messages/sentences';
import type { MailContent } from './mail-content';

/** The address of the same page in a language. */
function linkIn(language: Language, url: string): string {
  const [, origin = '', path = ''] = /^(https?:\/\/[^/]+)?(.*)$/.exec(url) ?? [];
  return origin + inLanguage(path, language);
}

/** A mail, which is written in English, in the language of its reader; its link leads to the page in that language. */
export function mailIn(language: Language, content: MailContent): MailContent {
  const { subject, sentences, action, refusal, footnote, stop } = content;
  const said = (sentence: string): string => sentenceIn(language, sentence);
  return {
    subject: said(subject),
    sentences: sentences.map(said),
    ...(action ? { action: { label: said(action.label), url: linkIn(language, action.url) } } : {}),
    ...(refusal ? { refusal: { label: said(refusal.label), url: linkIn(language, refusal.url) } } : {}),
    footnote: said(footnote),
    // The page behind it has one address, and is in the language of the account.
    ...(stop ? { stop: { label: said(stop.label), url: stop.url } } : {}),
  };
}
