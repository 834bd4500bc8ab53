import { useTranslation } from 'react-i18next';
import { Link } from '../../ui/link';
import { graphql, readFragment, type FragmentType } from '../../graphql/documents';
import { formatDateTime } from '../../i18n/format';
import { paths } from '../../routing/paths';
import { Badge } from '../../ui/badge';
import { Passage } from '../../ui/passage';
import { AuditChanges } from './audit-changes';
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
  /** On the file of what all entries are about, that is left out. */
  ofOneSubject?: boolean;
}

/** Entries of the audit log: what, when, by whom, about what, and what was different. */
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

/** The entries without those that only say again, within ten minutes, that the same admin looks at the same file. */
export function withoutRepeatedVisits(entries: readonly Entry[]): readonly Entry[] {
  return entries.filter((entry, index) => {
    const newer = entries[index - 1];
    if (!newer || !visits.has(entry.act)) return true;
    const isSame =
      newer.act === entry.act && newer.actorId === entry.actorId && newer.subjectId === entry.subjectId;
    return !isSame || Date.parse(newer.at) - Date.parse(entry.at) > VISIT_MILLISECONDS;
  });
}

/** The file of what an entry is about; null where there is none any more. */
function fileOf({ subjectType, subjectId, subjectName, subjectRole }: Entry): string | null {
  if (!subjectId || subjectName === null) return null;
  if (subjectType === 'CASE') return paths.admin.case(subjectId);
  if (subjectType === 'POST') return paths.admin.blog(subjectId);
  if (subjectType !== 'ACCOUNT' || subjectRole === 'ADMIN') return null;
  return subjectRole === 'LAWYER' ? paths.admin.lawyer(subjectId) : paths.admin.user(subjectId);
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
        <summary className="w-fit cursor-pointer py-1.5">{t('details')}</summary>
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
