import { useTranslation } from 'react-i18next';
import { graphql, readFragment, type FragmentType } from '../../../graphql/documents';
import { paths } from '../../../routing/paths';
import { flowingCard, OpensCell, TableCell, TableRow } from '../../../ui/tables/table';
import { EmailLink } from '../../../ui/email-link';
import { PaymentBadge } from './payment-badge';
import { AnswerRequest } from '../status/answer-request';
import { StatusCell } from '../status/status-cell';
import { CaseMarks, QuietMark } from './case-marks';
import { caseCardText, CaseText } from './case-text';
import type { LawyerCaseRow_CaseFragment } from './generated/lawyer-case-row';
import { Age } from '../../../ui/times/age';

graphql(`
  fragment LawyerCaseRow_case on Case {
    id
    title
    description
    updatedAt
    withdrawnAt
    client {
      id
      name
      email
    }
    ownClient {
      name
    }
    ...PaymentBadge_case
    ...QuietMark_case
    ...CaseMarks_case
    ...StatusCell_case
    ...AnswerRequest_case
  }
`);

/** Two lines high; in a card the status is beside the title where it fits. */
export function LawyerCaseRow({ legalCase }: { legalCase: FragmentType<LawyerCaseRow_CaseFragment> }) {
  const { t } = useTranslation(['cases', 'shared']);
  const row = readFragment<LawyerCaseRow_CaseFragment>(legalCase);
  const { id, title, description, updatedAt, client, ownClient, withdrawnAt } = row;
  return (
    <TableRow className={flowingCard}>
      <TableCell className={caseCardText}>
        <CaseText to={paths.lawyerArea.case(id)} title={title} description={description}>
          <CaseMarks legalCase={row} />
          <QuietMark legalCase={row} />
        </CaseText>
      </TableCell>
      <TableCell className="min-w-0 card:order-2 card:flex! card:flex-[1_1_55%] card:gap-x-2">
        {!withdrawnAt && (
          <p className="truncate card:max-w-3/5 card:shrink-0">
            {client?.name ?? ownClient?.name ?? t('shared:person.unknown')}
          </p>
        )}
        {client && <EmailLink email={client.email} />}
        {!client && !ownClient && !withdrawnAt && (
          <p className="truncate text-ink-2">{t('lawyer.deletedClient')}</p>
        )}
      </TableCell>
      <TableCell className="card:contents!">
        <StatusCell legalCase={row}>
          <AnswerRequest legalCase={row} />
        </StatusCell>
      </TableCell>
      <TableCell className="card:order-4 card:basis-full">
        <PaymentBadge legalCase={row} />
      </TableCell>
      <TableCell className="whitespace-nowrap first-letter:uppercase card:order-3">
        <Age of={updatedAt} className="tabular-nums" />
      </TableCell>
      <OpensCell />
    </TableRow>
  );
}
