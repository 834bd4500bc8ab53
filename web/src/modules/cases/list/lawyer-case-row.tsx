import clsx from 'clsx';
import { useTranslation } from 'react-i18next';
import { Link } from '../../../ui/link';
import { graphql, readFragment, type FragmentType } from '../../../graphql/documents';
import { paths } from '../../../routing/paths';
import { OpensCell, TableCell, TableRow } from '../../../ui/tables/table';
import { EmailLink } from '../../../ui/email-link';
import { PaymentBadge } from './payment-badge';
import { AnswerRequest } from '../status/answer-request';
import { CaseStatusSelect } from '../status/case-status-select';
import { StatusBadge } from '../status/status-badge';
import { CaseDates, QuietMark } from './case-dates';
import { CaseMarks } from './case-marks';
import type { LawyerCaseRow_CaseFragment } from './generated/lawyer-case-row';
import { Passage } from '../../../ui/passage';

graphql(`
  fragment LawyerCaseRow_case on Case {
    id
    title
    description
    status
    withdrawnAt
    client {
      id
      name
      email
    }
    ...StatusBadge_case
    ...PaymentBadge_case
    ...CaseDates_case
    ...QuietMark_case
    ...CaseMarks_case
    ...CaseStatusSelect_case
    ...AnswerRequest_case
  }
`);

/** Lower controls on desktop, where a pending row has two lines of them. */
const twoLinesClass =
  '@min-[821px]/table-frame:[--control-height-small:26px] @min-[821px]/table-frame:[--control-height:26px] @min-[821px]/table-frame:[&_:is(button,select)]:py-0';
const oneLineClass = '@min-[821px]/table-frame:truncate';

/** Two lines high on desktop. */
export function LawyerCaseRow({ legalCase }: { legalCase: FragmentType<LawyerCaseRow_CaseFragment> }) {
  const { t } = useTranslation(['cases', 'shared']);
  const row = readFragment<LawyerCaseRow_CaseFragment>(legalCase);
  const { id, title, description, status, client, withdrawnAt } = row;
  return (
    <TableRow>
      <TableCell wide>
        <Link
          to={paths.lawyerArea.case(id)}
          className="row-link inline-flex max-w-full leading-snug font-semibold no-underline touch-area"
        >
          <span title={title} className={oneLineClass}>
            <Passage text={title} />
          </span>
        </Link>
        <div className="mt-0.5 flex flex-wrap items-center gap-x-3">
          <CaseMarks legalCase={row} />
          <QuietMark legalCase={row} />
          <span className="line-clamp-1 min-w-0 text-ink-2 @min-[821px]/table-frame:flex-[1_1_0] @max-[820px]/table-frame:line-clamp-2">
            <Passage text={description} />
          </span>
        </div>
      </TableCell>
      <TableCell wide>
        {!withdrawnAt && <p className={oneLineClass}>{client?.name ?? t('shared:person.unknown')}</p>}
        {client && <EmailLink email={client.email} />}
        {!client && !withdrawnAt && <p className="text-ink-2">{t('lawyer.deletedClient')}</p>}
      </TableCell>
      <TableCell>
        <StatusBadge legalCase={row} />
      </TableCell>
      <TableCell>
        <PaymentBadge legalCase={row} />
      </TableCell>
      <TableCell wide>
        <CaseDates legalCase={row} />
      </TableCell>
      <TableCell wide>
        <div className={clsx('flex flex-wrap gap-1 max-sm:gap-1.5', status === 'PENDING' && twoLinesClass)}>
          <AnswerRequest legalCase={row} />
          <CaseStatusSelect legalCase={row} inRow />
        </div>
      </TableCell>
      <OpensCell />
    </TableRow>
  );
}
