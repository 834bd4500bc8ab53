import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from '../../../ui/link';
import { graphql, readFragment, type FragmentType } from '../../../graphql/documents';
import { paths } from '../../../routing/paths';
import { formatRecentDate } from '../../../i18n/format';
import { usePersonName } from '../../../i18n/use-person-name';
import { flowingCard, OpensCell, TableCell, TableRow } from '../../../ui/tables/table';
import { StatusCell } from '../status/status-cell';
import type { AdminCaseRow_CaseFragment } from './generated/admin-case-row';
import { Passage } from '../../../ui/passage';

graphql(`
  fragment AdminCaseRow_case on Case {
    id
    title
    createdAt
    client {
      id
      name
    }
    lawyer {
      id
      name
      nameBangla
    }
    ...StatusCell_case
  }
`);

interface AdminCaseRowProps {
  legalCase: FragmentType<AdminCaseRow_CaseFragment>;
  selectionCell: ReactNode;
}

const person = 'card:order-3 card:flex! card:basis-full card:gap-2';

function Name({ name, missing }: { name: string | undefined; missing: string }) {
  if (name === undefined) return <span className="text-ink-2">{missing}</span>;
  return (
    <span title={name} className="line-clamp-2 wrap-anywhere card:line-clamp-1">
      {name}
    </span>
  );
}

export function AdminCaseRow({ legalCase, selectionCell }: AdminCaseRowProps) {
  const { t, i18n } = useTranslation(['cases', 'shared']);
  const nameOf = usePersonName();
  const row = readFragment<AdminCaseRow_CaseFragment>(legalCase);
  return (
    <TableRow className={flowingCard}>
      {selectionCell}
      <TableCell className="card:basis-full">
        <Link
          to={paths.admin.case(row.id)}
          className="row-link inline-flex min-h-6 touch-area items-center font-semibold no-underline"
        >
          {/* Clamped inside the link: the link's larger touch target would show the clipped lines. */}
          <span title={row.title} className="line-clamp-2 wrap-anywhere card:line-clamp-1">
            <Passage text={row.title} />
          </span>
        </Link>
      </TableCell>
      <TableCell className="text-ink-2 tabular-nums card:order-2 card:ml-auto">
        <time dateTime={row.createdAt}>{formatRecentDate(row.createdAt, i18n.language)}</time>
      </TableCell>
      <TableCell className="card:contents!">
        <StatusCell legalCase={row} />
      </TableCell>
      <TableCell label={t('shared:person.client')} className={person}>
        <Name name={row.client?.name} missing={t('shared:person.unknown')} />
      </TableCell>
      <TableCell label={t('shared:person.lawyer')} className={person}>
        <Name name={row.lawyer ? nameOf(row.lawyer) : undefined} missing={t('unassigned')} />
      </TableCell>
      <OpensCell />
    </TableRow>
  );
}
