import { inLanguage, type Language } from '@ainsathi/contract/languages';
import { type Sentence, sentenceIn } from '../../i18n/sentences';
import { escapeMarkup } from '@ainsathi/contract/escape-markup';

interface MailOf<Text> {
  subject: Text;
  sentences: readonly Text[];
  action?: { label: Text; url: string };
  /** For a reader who did not request the mail. */
  refusal?: { label: Text; url: string };
  /** In small print at the end. */
  footnote: Text;
  /** Stops such mails; comes last. */
  stop?: { label: Text; url: string };
}

/** A mail before its translation. */
export type MailContent = MailOf<Sentence>;

type WrittenMail = MailOf<string>;

export function mailLinkIn(language: Language, url: string): string {
  const [, origin = '', path = ''] = /^(https?:\/\/[^/]+)?(.*)$/.exec(url) ?? [];
  return origin + inLanguage(path, language);
}

/** Translates a mail; drops repeated sentences. Links lead to pages in the same language. */
export function mailIn(language: Language, content: MailContent): WrittenMail {
  const { subject, sentences, action, refusal, footnote, stop } = content;
  const said = (sentence: Sentence): string => sentenceIn(language, sentence);
  return {
    subject: said(subject),
    sentences: [...new Set(sentences.map(said))],
    ...(action ? { action: { label: said(action.label), url: mailLinkIn(language, action.url) } } : {}),
    ...(refusal ? { refusal: { label: said(refusal.label), url: mailLinkIn(language, refusal.url) } } : {}),
    footnote: said(footnote),
    // This page has one URL, and the account's language.
    ...(stop ? { stop: { label: said(stop.label), url: stop.url } } : {}),
  };
}

function textLink(link: WrittenMail['action']): string[] {
  return link ? [`${link.label}: ${link.url}`] : [];
}

const signatureIn = (language: Language): string => sentenceIn(language, 'AinSathi');

export function mailText(
  { sentences, action, refusal, footnote, stop }: WrittenMail,
  language: Language,
): string {
  const links = [...textLink(action), ...textLink(refusal), footnote, ...textLink(stop)];
  return [...sentences, ...links, signatureIn(language)].join('\n\n');
}

const PARAGRAPH = 'margin:0 0 16px;font:16px/1.5 system-ui,sans-serif;color:#1c2b33';
const BUTTON =
  'display:inline-block;padding:12px 20px;background:#00563f;color:#ffffff;font:600 16px system-ui,sans-serif;text-decoration:none;border-radius:6px';
const SMALL = 'margin:24px 0 0;font:14px/1.5 system-ui,sans-serif;color:#53636b';

export function mailHtml(
  { subject, sentences, action, refusal, footnote, stop }: WrittenMail,
  language: Language,
): string {
  const paragraphs = sentences.map((sentence) => `<p style="${PARAGRAPH}">${escapeMarkup(sentence)}</p>`);
  const buttons = [action, refusal].map((link) =>
    link
      ? `<p style="${PARAGRAPH}"><a style="${BUTTON}" href="${escapeMarkup(link.url)}">${escapeMarkup(link.label)}</a></p>`
      : '',
  );
  const stopLink = stop
    ? `<p style="${SMALL}"><a style="color:#53636b" href="${escapeMarkup(stop.url)}">${escapeMarkup(stop.label)}</a></p>`
    : '';
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${escapeMarkup(subject)}</title></head>
<body style="margin:0;padding:24px;background:#ffffff"><div style="max-width:560px;margin:0 auto">
${paragraphs.join('\n')}
${buttons.join('')}
<p style="${SMALL}">${escapeMarkup(footnote)}</p>${stopLink}<p style="${SMALL}">${signatureIn(language)}</p></div></body></html>`;
}
