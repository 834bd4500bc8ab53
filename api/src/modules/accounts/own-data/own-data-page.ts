import { inBanglaDigits } from '@ainsathi/contract/bangla-dates';
import { escapeMarkup } from '@ainsathi/contract/escape-markup';
import type { Language } from '@ainsathi/contract/languages';
import { dateAndTimeIn } from '../../../i18n/dates';
import { sentenceIn } from '../../../i18n/sentences';
import { takaIn } from '../../../platform/receipt-pdf/amount-in-words';
import type { OwnData } from './own-data.service';
import { ownDataBangla } from './own-data.columns';

const STYLE = `body{font:16px/1.6 sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color-scheme:light dark}
dl{display:grid;grid-template-columns:minmax(7rem,1fr) 3fr;gap:.25rem 1rem;border-top:1px solid #8886;padding-top:.5rem}
dt{opacity:.75}dd{margin:0;white-space:pre-wrap;overflow-wrap:anywhere}`;

/** The word for a part or a column: English ones are their names. */
export function ownDataWord(language: Language, name: string): string {
  const english = name.replace(/_poisha$/, '').replaceAll('_', ' ');
  const word = language === 'bn' ? ownDataBangla.get(name) : undefined;
  return word ?? english.charAt(0).toUpperCase() + english.slice(1);
}

/** A value as people read it: times in Dhaka, sums in taka. */
function shownValue(language: Language, name: string, value: unknown): string {
  if (value instanceof Date) return dateAndTimeIn(language, value);
  if (typeof value === 'boolean') return sentenceIn(language, value ? 'Yes' : 'No');
  if (Array.isArray(value)) return value.map((one) => shownValue(language, name, one)).join(', ');
  if (name.endsWith('_poisha')) return takaIn(language, Number(value));
  if (typeof value === 'number') return language === 'bn' ? inBanglaDigits(String(value)) : String(value);
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** The copy as one HTML page without scripts, in the language of the account; a case has its title instead of identifiers. */
export function ownDataPage(data: OwnData, now: Date): string {
  const language = data['account']?.[0]?.['language'] === 'bn' ? 'bn' : 'en';
  const heading = sentenceIn(language, 'My data at AinSathi');
  const titles = new Map((data['cases'] ?? []).map(({ id, title }) => [id, String(title)]));
  const line = (label: string, value: string): string =>
    `<dt>${escapeMarkup(label)}</dt><dd>${escapeMarkup(value)}</dd>`;
  const rowOf = (row: Record<string, unknown>): string =>
    Object.entries(row)
      .filter(([name, value]) => value !== null && value !== '' && !/^(id|complaint_id)$/.test(name))
      .map(([name, value]) =>
        name === 'case_id'
          ? line(ownDataWord(language, 'case'), titles.get(value) ?? '–')
          : line(ownDataWord(language, name), shownValue(language, name, value)),
      )
      .join('');
  const isEmpty = ([, rows]: [string, readonly unknown[]]): boolean => rows.length === 0;
  const parts = Object.entries(data)
    .filter((part) => !isEmpty(part))
    .map(([name, rows]) => {
      const lists = rows.map((row) => `<dl>${rowOf(row)}</dl>`).join('\n');
      return `<h2>${escapeMarkup(ownDataWord(language, name))}</h2>\n${lists}`;
    });
  const empty = Object.entries(data).filter(isEmpty);
  const names = empty.map(([name]) => ownDataWord(language, name)).join(', ');
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${heading}</title><style>${STYLE}</style></head>
<body><h1>${heading}</h1><p>${dateAndTimeIn(language, now)}</p>
${parts.join('\n')}
<p>${escapeMarkup(sentenceIn(language, ['Nothing is stored of: {{parts}}', { parts: names }]))}</p>
</body></html>
`;
}
