import { useTranslation } from 'react-i18next';
import type { Catalogues } from '../../i18n/catalogues';
import { formatNumber } from '../../i18n/format';
import type { AuditEntries_EntryFragment } from './generated/audit-entries';

type Change = AuditEntries_EntryFragment['changes'][number];
type FieldName = keyof Catalogues['audit']['field'];
type Word = keyof Catalogues['audit']['word'];
type Status = keyof Catalogues['cases']['status'];

/** Fields whose values are fingerprints, which say nothing to people; the entry names the field. */
const fingerprints = new Set(['name', 'email', 'phone', 'address']);

/** A change in words; a name or a value of a newer server is shown as it is. */
function useChangeText(): (change: Change) => string {
  const { t, i18n } = useTranslation(['audit', 'cases']);
  const nameOf = (name: string) =>
    i18n.exists(`audit:field.${name}`) ? t(`field.${name as FieldName}`) : name;
  const wordOf = (word: string) => {
    if (i18n.exists(`audit:word.${word}`)) return t(`word.${word as Word}`);
    return i18n.exists(`audit:field.${word}`) ? nameOf(word) : word;
  };
  const valueOf = (name: string, value: string | null) => {
    if (value === null) return t('nothing');
    const status = value.toUpperCase().replaceAll('-', '_');
    if (name === 'status' && i18n.exists(`cases:status.${status}`))
      return t(`cases:status.${status as Status}`);
    if (name === 'amountPoisha') return `৳\u00A0${formatNumber(Number(value) / 100, i18n.language)}`;
    return value.split(', ').map(wordOf).join(', ');
  };
  return ({ name, before, after }) => {
    const texts = { name: nameOf(name), value: valueOf(name, after) };
    return before === null
      ? t('value', texts)
      : t('change', { name: texts.name, before: valueOf(name, before), after: texts.value });
  };
}

export function AuditChanges({ changes }: { changes: readonly Change[] }) {
  const textOf = useChangeText();
  const shown = changes.filter(({ name }) => !fingerprints.has(name));
  if (shown.length === 0) return null;
  return (
    <ul className="text-14 wrap-break-word text-ink-2">
      {shown.map((change) => (
        <li key={change.name}>{textOf(change)}</li>
      ))}
    </ul>
  );
}
