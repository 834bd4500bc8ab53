import { useTranslation } from 'react-i18next';
import { Link } from '../../../ui/link';
import { graphql, readFragment, type FragmentType } from '../../../graphql/documents';
import { paths } from '../../../routing/paths';
import { OpensCell, TableCell, TableRow } from '../../../ui/tables/table';
import { EmailLink } from '../../../ui/email-link';
import { PaymentBadge } from '../money/payment-badge';
import { AnswerRequest } from '../status/answer-request';
import { CaseStatusSelect } from '../status/case-status-select';
import { StatusWithMeter } from '../status/status-badge';
import { CaseDates, QuietMark } from './case-dates';
import { CaseMarks } from './case-marks';
import type { LawyerCaseRow_CaseFragment } from './generated/lawyer-case-row';
import { Passage } from '../../../ui/passage';

graphql(`
  fragment LawyerCaseRow_case on Case {
    id
    title
    description
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

interface LawyerCaseRowProps {
  legalCase: FragmentType<LawyerCaseRow_CaseFragment>;
  /** Called with the case's title after its status has changed. */
  onStatusChanged: (title: string) => void;
}

export function LawyerCaseRow({ legalCase, onStatusChanged }: LawyerCaseRowProps) {
  const { t } = useTranslation(['cases', 'shared']);
  const row = readFragment<LawyerCaseRow_CaseFragment>(legalCase);
  const { id, title, description, client, withdrawnAt } = row;
  return (
    <TableRow>
      <TableCell wide>
        <Link
          to={paths.lawyerArea.case(id)}
          className="row-link inline-block leading-snug font-semibold no-underline touch-area"
        >
          <Passage text={title} />
        </Link>
        <p className="line-clamp-1 text-ink-2">
          <Passage text={description} />
        </p>
        <CaseMarks legalCase={row} />
        <QuietMark legalCase={row} />
      </TableCell>
      <TableCell wide>
        {!withdrawnAt && <p>{client?.name ?? t('shared:person.unknown')}</p>}
        {client && <EmailLink email={client.email} />}
        {!client && !withdrawnAt && <p className="text-ink-2">{t('lawyer.deletedClient')}</p>}
      </TableCell>
      <TableCell>
        <StatusWithMeter legalCase={row} />
      </TableCell>
      <TableCell>
        <PaymentBadge legalCase={row} />
      </TableCell>
      <TableCell wide>
        <CaseDates legalCase={row} />
      </TableCell>
      <TableCell wide>
        <div className="mb-2 empty:hidden">
          <AnswerRequest legalCase={row} />
        </div>
        <CaseStatusSelect legalCase={row} hideLabel onUpdated={() => onStatusChanged(title)} />
      </TableCell>
      <OpensCell />
    </TableRow>
  );
}
