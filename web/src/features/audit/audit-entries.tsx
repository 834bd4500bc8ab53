import { useTranslation } from 'react-i18next';
import { Link } from '../../ui/link';
import { graphql, readFragment, type FragmentType } from '../../graphql/documents';
import { formatDateTime } from '../../i18n/format';
import { paths } from '../../routing/paths';
import { Badge } from '../../ui/badge';
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
  const entries = readFragment<Entry>(items);
  return (
    <ol className="divide-y divide-line">
      {entries.map((entry) => (
        <AuditLine key={entry.id} entry={entry} withSubject={!ofOneSubject} />
      ))}
    </ol>
  );
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
      {changes.length > 0 && (
        <ul className="font-mono text-14 wrap-break-word text-ink-2">
          {changes.map(({ name, before, after }) => (
            <li key={name}>
              {before === null
                ? t('value', { name, value: after ?? t('nothing') })
                : t('change', { name, before, after: after ?? t('nothing') })}
            </li>
          ))}
        </ul>
      )}
      {reason && (
        <blockquote className="border-l-3 border-line-strong pl-3 whitespace-pre-line">{reason}</blockquote>
      )}
      <p className="text-14 wrap-break-word text-ink-3">{t('request', { id: requestId })}</p>
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
