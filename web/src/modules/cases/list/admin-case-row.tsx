import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from '../../../ui/link';
import { graphql, readFragment, type FragmentType } from '../../../graphql/documents';
import { paths } from '../../../routing/paths';
import { formatRecentDate } from '../../../i18n/format';
import { usePersonName } from '../../../i18n/use-person-name';
import { OpensCell, TableCell, TableRow } from '../../../ui/tables/table';
import { CaseStatusMenu } from '../status/case-status-select';
import { StatusBadge } from '../status/status-badge';
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
    ...StatusBadge_case
    ...CaseStatusSelect_case
  }
`);

interface AdminCaseRowProps {
  legalCase: FragmentType<AdminCaseRow_CaseFragment>;
  selectionCell: ReactNode;
}

function Name({ name, missing }: { name: string | undefined; missing: string }) {
  if (name === undefined) return <span className="text-ink-2">{missing}</span>;
  return (
    <span title={name} className="line-clamp-2">
      {name}
    </span>
  );
}

export function AdminCaseRow({ legalCase, selectionCell }: AdminCaseRowProps) {
  const { t, i18n } = useTranslation(['cases', 'shared']);
  const nameOf = usePersonName();
  const row = readFragment<AdminCaseRow_CaseFragment>(legalCase);
  return (
    <TableRow>
      {selectionCell}
      <TableCell wide>
        <Link
          to={paths.admin.case(row.id)}
          className="row-link inline-flex min-h-6 touch-area items-center font-semibold no-underline"
        >
          {/* Clamped inside the link: the link's larger touch target would show the clipped lines. */}
          <span title={row.title} className="line-clamp-2 @max-[820px]/table-frame:line-clamp-none">
            <Passage text={row.title} />
          </span>
        </Link>
      </TableCell>
      <TableCell className="text-ink-2 tabular-nums">
        <time dateTime={row.createdAt}>{formatRecentDate(row.createdAt, i18n.language)}</time>
      </TableCell>
      <TableCell>
        <StatusBadge legalCase={row} />
      </TableCell>
      <TableCell label={t('shared:person.client')}>
        <Name name={row.client?.name} missing={t('shared:person.unknown')} />
      </TableCell>
      <TableCell label={t('shared:person.lawyer')}>
        <Name name={row.lawyer ? nameOf(row.lawyer) : undefined} missing={t('unassigned')} />
      </TableCell>
      <TableCell wide>
        <CaseStatusMenu legalCase={row} />
      </TableCell>
      <OpensCell />
    </TableRow>
  );
}
