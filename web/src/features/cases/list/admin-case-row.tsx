import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from '../../../ui/link';
import { graphql, readFragment, type FragmentType } from '../../../graphql/documents';
import { paths } from '../../../routing/paths';
import { formatRecentDate } from '../../../i18n/format';
import { OpensCell, TableCell, TableRow } from '../../../ui/tables/table';
import { CaseStatusSelect } from '../status/case-status-select';
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
    }
    ...StatusBadge_case
    ...CaseStatusSelect_case
  }
`);

interface AdminCaseRowProps {
  legalCase: FragmentType<AdminCaseRow_CaseFragment>;
  selectionCell: ReactNode;
}

/** One case of the admin's list, with a select of its status. */
export function AdminCaseRow({ legalCase, selectionCell }: AdminCaseRowProps) {
  const { t, i18n } = useTranslation(['cases', 'shared']);
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
        <time dateTime={row.createdAt}>{formatRecentDate(row.createdAt, new Date(), i18n.language)}</time>
      </TableCell>
      <TableCell>
        <StatusBadge legalCase={row} />
      </TableCell>
      <TableCell label={t('shared:person.client')}>
        {row.client?.name ?? <span className="text-ink-2">{t('shared:person.unknown')}</span>}
      </TableCell>
      <TableCell label={t('shared:person.lawyer')}>
        {row.lawyer?.name ?? <span className="text-ink-2">{t('unassigned')}</span>}
      </TableCell>
      <TableCell wide>
        <CaseStatusSelect legalCase={row} hideLabel />
      </TableCell>
      <OpensCell />
    </TableRow>
  );
}
