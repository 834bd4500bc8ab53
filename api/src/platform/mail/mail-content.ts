import type { Language } from '@ainsathi/contract/languages';
import { sentenceIn } from '../../messages/sentences';

/** What a mail says: a subject, sentences, and at most one link as a button and one for whoever did not ask for it. */
export interface MailContent {
  subject: string;
  sentences: readonly string[];
  action?: { label: string; url: string };
  refusal?: { label: string; url: string };
  /** Smaller, at the end. */
  footnote: string;
  /** The link that stops such mails, last of all. */
  stop?: { label: string; url: string };
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

function textLink(link: MailContent['action']): string[] {
  return link ? [`${link.label}: ${link.url}`] : [];
}

/** How the product signs its mails. */
const signatureIn = (language: Language): string => sentenceIn(language, 'AinSathi');

/** The mail as plain text. */
export function mailText(
  { sentences, action, refusal, footnote, stop }: MailContent,
  language: Language,
): string {
  const links = [...textLink(action), ...textLink(refusal), footnote, ...textLink(stop)];
  return [...sentences, ...links, signatureIn(language)].join('\n\n');
}

const PARAGRAPH = 'margin:0 0 16px;font:16px/1.5 system-ui,sans-serif;color:#1c2b33';
const BUTTON =
  'display:inline-block;padding:12px 20px;background:#00563f;color:#ffffff;font:600 16px system-ui,sans-serif;text-decoration:none;border-radius:6px';
const SMALL = 'margin:24px 0 0;font:14px/1.5 system-ui,sans-serif;color:#53636b';

/** The mail as HTML without pictures, for programs that show it. */
export function mailHtml(
  { subject, sentences, action, refusal, footnote, stop }: MailContent,
  language: Language,
): string {
  const paragraphs = sentences.map((sentence) => `<p style="${PARAGRAPH}">${escapeHtml(sentence)}</p>`);
  const buttons = [action, refusal].map((link) =>
    link
      ? `<p style="${PARAGRAPH}"><a style="${BUTTON}" href="${escapeHtml(link.url)}">${escapeHtml(link.label)}</a></p>`
      : '',
  );
  const stopLink = stop
    ? `<p style="${SMALL}"><a style="color:#53636b" href="${escapeHtml(stop.url)}">${escapeHtml(stop.label)}</a></p>`
    : '';
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;padding:24px;background:#ffffff"><div style="max-width:560px;margin:0 auto">
${paragraphs.join('\n')}
${buttons.join('')}
<p style="${SMALL}">${escapeHtml(footnote)}</p>${stopLink}<p style="${SMALL}">${signatureIn(language)}</p></div></body></html>`;
}
