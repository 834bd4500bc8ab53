import type { OwnText } from '../../../i18n/use-own-text';

/** With its language. A line never begins with a short word before a comma: "who gets it, and how". */
export function ArticleTitle({ title: { text, lang } }: { title: OwnText }) {
  return <span lang={lang}>{text.replaceAll(/ (?=[\p{L}\p{M}]{1,3},)/gu, '\u00a0')}</span>;
}
