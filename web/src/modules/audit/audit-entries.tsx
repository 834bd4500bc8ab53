import { useTranslation } from 'react-i18next';
import { Link } from '../../ui/link';
import { graphql, readFragment, type FragmentType } from '../../graphql/documents';
import type { Catalogues } from '../../i18n/catalogues';
import { formatDateTime, formatNumber } from '../../i18n/format';
import { paths } from '../../routing/paths';
import { Badge } from '../../ui/badge';
import { Passage } from '../../ui/passage';
import type { AuditEntries_EntryFragment } from './generated/audit-entries';

graphql(`
  fragment AuditEntries_entry on AuditEntry {
    id
    at
    act
    outcome
    actorId
    actorName
    actorRole
    subjectType
    subjectId
    subjectName
    subjectRole
    requestId
    reason
    changes {
      name
      before
      after
    }
  }
`);

type Entry = AuditEntries_EntryFragment;

interface AuditEntriesProps {
  items: readonly FragmentType<Entry>[];
  /** Omits the subject, on the subject's own page. */
  ofOneSubject?: boolean;
}

export function AuditEntries({ items, ofOneSubject = false }: AuditEntriesProps) {
  const entries = withoutRepeatedVisits(readFragment<Entry>(items));
  return (
    <ol className="divide-y divide-line">
      {entries.map((entry) => (
        <AuditLine key={entry.id} entry={entry} withSubject={!ofOneSubject} />
      ))}
    </ol>
  );
}

const visits = new Set<Entry['act']>(['LAWYER_VIEWED', 'CLIENT_VIEWED', 'CASE_VIEWED']);
const VISIT_MILLISECONDS = 10 * 60_000;

/** Drops repeated visits of an admin to the same page within ten minutes. */
export function withoutRepeatedVisits(entries: readonly Entry[]): readonly Entry[] {
  return entries.filter((entry, index) => {
    const newer = entries[index - 1];
    if (!newer || !visits.has(entry.act)) return true;
    const isSame =
      newer.act === entry.act && newer.actorId === entry.actorId && newer.subjectId === entry.subjectId;
    return !isSame || Date.parse(newer.at) - Date.parse(entry.at) > VISIT_MILLISECONDS;
  });
}

function fileOf({ subjectType, subjectId, subjectName, subjectRole }: Entry): string | null {
  if (!subjectId || subjectName === null) return null;
  if (subjectType === 'CASE') return paths.admin.case(subjectId);
  if (subjectType === 'POST') return paths.admin.blog(subjectId);
  if (subjectType !== 'ACCOUNT' || subjectRole === 'ADMIN') return null;
  return subjectRole === 'LAWYER' ? paths.admin.lawyer(subjectId) : paths.admin.user(subjectId);
}

type Change = Entry['changes'][number];
type FieldName = keyof Catalogues['audit']['field'];
type Word = keyof Catalogues['audit']['word'];
type Status = keyof Catalogues['cases']['status'];

/** Fingerprints mean nothing to people; only the field is named. */
const fingerprints = new Set(['name', 'email', 'phone', 'address']);

/** A change in words; an unknown name or value is shown literally. */
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

function AuditChanges({ changes }: { changes: readonly Change[] }) {
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

function AuditLine({ entry, withSubject }: { entry: Entry; withSubject: boolean }) {
  const { t, i18n } = useTranslation('audit');
  const { act, at, outcome, actorId, actorName, reason, changes, requestId } = entry;
  const actor = actorId ? t('by', { name: actorName ?? t('deletedAccount') }) : t('byOperator');
  return (
    <li className="grid grid-cols-[minmax(0,1fr)] gap-1 px-4 py-3.5 md:px-5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <p className="flex flex-wrap items-center gap-2 font-semibold">
          {t(`act.${act}`)}
          {outcome === 'REFUSED' && <Badge tone="rejected">{t('outcome.REFUSED')}</Badge>}
        </p>
        <time dateTime={at} className="text-14 text-ink-2">
          {formatDateTime(at, i18n.language)}
        </time>
      </div>
      <p className="text-14 wrap-break-word">
        {actor}
        {withSubject && entry.subjectType && entry.subjectId !== actorId && (
          <>
            . <Subject entry={entry} />
          </>
        )}
      </p>
      <AuditChanges changes={changes} />
      {reason && (
        <blockquote className="border-l-3 border-line-strong pl-3 whitespace-pre-line">
          <Passage text={reason} />
        </blockquote>
      )}
      <details className="text-14 wrap-break-word text-ink-2">
        <summary className="w-fit cursor-pointer py-3 md:py-1.5">{t('details')}</summary>
        <code>{requestId}</code>
      </details>
    </li>
  );
}

function Subject({ entry }: { entry: Entry }) {
  const { t } = useTranslation('audit');
  const about = t('about', { name: entry.subjectName ?? t('deletedSubject') });
  const file = fileOf(entry);
  if (!file) return about;
  return (
    <Link to={file} className="touch-area underline hover:text-green">
      {about}
    </Link>
  );
}
