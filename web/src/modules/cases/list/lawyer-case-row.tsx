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
import { formatTime } from '../../../i18n/format';
import { now } from '../../../lib/now';
import { useNearDay } from '../../../ui/times/near-time';
import { useBangladeshTime } from '../../../ui/times/use-bangladesh-time';
import { clientNameOf, isUnjoined } from '../unjoined';
import { isAhead } from '@ainsathi/contract/hearings-ahead';

graphql(`
  fragment LawyerCaseRow_case on Case {
    id
    isOwn
    joinedAt
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
    nextHearing {
      id
      startsAt
      hasTime
    }
    ...PaymentBadge_case
    ...QuietMark_case
    ...CaseMarks_case
    ...StatusCell_case
    ...AnswerRequest_case
  }
`);

function NextDate({ hearing }: { hearing: LawyerCaseRow_CaseFragment['nextHearing'] }) {
  const { i18n } = useTranslation();
  const nearDay = useNearDay();
  const inBangladesh = useBangladeshTime();
  if (!hearing || !isAhead(hearing.startsAt, new Date(now()))) return null;
  const { startsAt, hasTime } = hearing;
  return (
    <>
      <p className="whitespace-nowrap first-letter:uppercase">{nearDay(startsAt).day}</p>
      {hasTime && (
        <p className="truncate text-14 text-ink-2">
          {inBangladesh(formatTime(startsAt, i18n.language), startsAt)}
        </p>
      )}
    </>
  );
}

/** Two lines high; in a card the status is beside the title where it fits. */
export function LawyerCaseRow({ legalCase }: { legalCase: FragmentType<LawyerCaseRow_CaseFragment> }) {
  const { t } = useTranslation(['cases', 'shared']);
  const row = readFragment<LawyerCaseRow_CaseFragment>(legalCase);
  const { id, title, description, updatedAt, client, nextHearing, withdrawnAt } = row;
  return (
    <TableRow className={flowingCard}>
      <TableCell className={caseCardText}>
        <CaseText to={paths.lawyerArea.case(id)} title={title} description={description}>
          <CaseMarks legalCase={row} hearingInCards />
          <QuietMark legalCase={row} />
        </CaseText>
      </TableCell>
      <TableCell className="min-w-0 card:order-2 card:flex! card:flex-[1_1_55%] card:gap-x-2">
        {!withdrawnAt && (
          <p className="truncate card:max-w-3/5 card:shrink-0">
            {clientNameOf(row, t('shared:person.unknown'))}
          </p>
        )}
        {client && <EmailLink email={client.email} />}
        {!client && !isUnjoined(row) && !withdrawnAt && (
          <p className="truncate text-ink-2">{t('lawyer.deletedClient')}</p>
        )}
      </TableCell>
      <TableCell className="card:contents!">
        <StatusCell legalCase={row}>
          <AnswerRequest legalCase={row} />
        </StatusCell>
      </TableCell>
      <TableCell className="card:hidden!">
        <NextDate hearing={nextHearing} />
      </TableCell>
      <TableCell className="card:order-4 card:min-w-0 card:basis-full">
        <PaymentBadge legalCase={row} />
      </TableCell>
      <TableCell className="whitespace-nowrap first-letter:uppercase card:order-3">
        <Age of={updatedAt} className="tabular-nums" />
      </TableCell>
      <OpensCell />
    </TableRow>
  );
}
