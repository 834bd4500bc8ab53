import clsx from 'clsx';
import { ChevronDown, ChevronUp, CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { graphql, readFragment, type FragmentType } from '../../../graphql/documents';
import { paths, withQuery } from '../../../routing/paths';
import { Button, ButtonLink } from '../../../ui/button';
import { Avatar } from '../../../ui/pictures/avatar';
import { flowingCard, OpensCell, TableCell, TableRow } from '../../../ui/tables/table';
import { moneyTask, useRefusalTitle } from '../page/case-money';
import { askAnotherPath, caseAbsence, mayAskAnother } from '../page/lawyer-absence';
import type { PaymentBadge_CaseFragment } from './generated/payment-badge';
import { CaseMarks, WantedMark } from './case-marks';
import { caseCardText, CaseText } from './case-text';
import { PaymentBadge } from './payment-badge';
import { StatusBadge, StatusWithMeter } from '../status/status-badge';
import type { ClientCaseRow_CaseFragment } from './generated/client-case-row';
import { LawyerPlace } from '../lawyer-place';
import { usePersonName } from '../../../i18n/use-person-name';
import { preservePlace } from '../../../lib/preserve-place';
import { Passage } from '../../../ui/passage';
import { Sentence } from '../../../ui/sentence';

graphql(`
  fragment ClientCaseRow_case on Case {
    id
    title
    description
    status
    paymentStatus
    bKashTrxId
    lawyer {
      id
      name
      nameBangla
      profilePicSmall
      ...LawyerPlace_lawyer
    }
    ...StatusBadge_case
    ...PaymentBadge_case
    ...CaseMarks_case
    ...WantedMark_case
    ...LawyerAbsence_case
  }
`);

type Row = ClientCaseRow_CaseFragment;

interface ClientCaseRowProps {
  legalCase: FragmentType<ClientCaseRow_CaseFragment>;
  open: boolean;
  togglePath: string;
  payment: ReactNode;
}

/** "Unassigned" for a deleted account. */
function CaseLawyer({ lawyer }: Pick<Row, 'lawyer'>) {
  const { t } = useTranslation('cases');
  const nameOf = usePersonName();
  return (
    <div className="flex items-start gap-3">
      <span className="contents card:hidden">
        {lawyer && <Avatar id={lawyer.id} name={nameOf(lawyer)} src={lawyer.profilePicSmall} size="small" />}
      </span>
      <div className="min-w-0">
        <p className="line-clamp-1 font-medium wrap-anywhere">{lawyer ? nameOf(lawyer) : t('unassigned')}</p>
        <p className="line-clamp-1 text-14 text-ink-2 wrap-anywhere card:hidden">
          {lawyer && <LawyerPlace lawyer={lawyer} />}
        </p>
      </div>
    </div>
  );
}

function CaseFee({ row, isAbsent }: { row: Row; isAbsent: boolean }) {
  const { t } = useTranslation('cases');
  const refusalTitle = useRefusalTitle();
  const money = readFragment<PaymentBadge_CaseFragment>(row);
  const isAnswered = money.lastPayments[0]?.state !== 'SUBMITTED' && moneyTask(money) !== 'answer';
  if (row.paymentStatus === 'PAID' && isAnswered && !money.moneyDisputedSince)
    return (
      <div className="grid text-14 card:flex card:gap-2">
        <span className="flex items-center gap-1 font-medium text-accepted-ink">
          <CircleCheck aria-hidden className="size-4 shrink-0" />
          <span className="truncate">{t('payment.completed')}</span>
        </span>
        <span className="truncate tabular-nums text-ink-2">{row.bKashTrxId}</span>
      </div>
    );
  const isCrowded = Boolean(money.moneyDisputedSince) || money.canAct.includes('ANSWER_FEE');
  return (
    // Two lines, as the other cells have; a card of an absent lawyer has the cause in place of "Nothing to pay yet".
    <div
      className={clsx(
        'max-h-13 overflow-hidden card:max-h-none',
        isAbsent && row.paymentStatus === 'UNPAID' && !money.moneyDisputedSince && 'card:hidden',
      )}
    >
      <PaymentBadge legalCase={row} />
      {moneyTask(money) === 'check' && money.refusedPayment && (
        <p
          className={clsx(
            'mt-0.5 line-clamp-1 text-14 leading-snug text-danger wrap-anywhere',
            isCrowded && 'card:hidden',
          )}
        >
          <Sentence text={refusalTitle(money.refusedPayment)} />
        </p>
      )}
    </div>
  );
}

export function ClientCaseRow({ legalCase, open, togglePath, payment }: ClientCaseRowProps) {
  const { t } = useTranslation(['cases', 'shared', 'fees']);
  const navigate = useNavigate();
  const row = readFragment<ClientCaseRow_CaseFragment>(legalCase);
  const task = moneyTask(readFragment<PaymentBadge_CaseFragment>(row));
  const shown = open && (task === 'pay' || row.paymentStatus === 'PAID');
  const absence = caseAbsence(row);
  const cause = absence && t(`absence.${absence}`);
  const guideId = `payment-${row.id}`;
  return (
    <>
      <TableRow state={shown ? 'open' : undefined} className={flowingCard}>
        <TableCell className={caseCardText}>
          <CaseText
            to={paths.client.case(row.id)}
            title={row.title}
            description={row.description}
            isBrief={cause !== null || task === 'check'}
          >
            <CaseMarks legalCase={row} />
            <WantedMark legalCase={row} />
          </CaseText>
        </TableCell>
        <TableCell className="min-w-0 card:order-2 card:flex-[1_1_40%]">
          <CaseLawyer lawyer={row.lawyer} />
        </TableCell>
        <TableCell className="card:order-3 card:min-w-0 card:basis-full">
          <CaseFee row={row} isAbsent={cause !== null} />
          {cause && <p className="hidden text-14 leading-snug text-ink-2 card:block">{cause}</p>}
        </TableCell>
        <TableCell className="card:order-1">
          {cause ? (
            <p title={cause} className="line-clamp-2 text-14 leading-snug text-ink-2">
              <StatusBadge legalCase={row} /> <span className="card:hidden">{cause}</span>
            </p>
          ) : (
            <StatusWithMeter legalCase={row} />
          )}
          {row.status === 'PENDING' && !cause && (
            <p className="truncate text-14 text-ink-2 card:hidden">{t('client.waiting')}</p>
          )}
        </TableCell>
        <TableCell actions end className="card:order-4 card:basis-full">
          {task === 'answer' || task === 'check' ? (
            <ButtonLink to={withQuery(paths.client.case(row.id), { tab: 'payment' })} variant="primary">
              {t(task === 'answer' ? 'client.answerFee' : 'fees:client.checkId')}
              <span className="sr-only">
                {' '}
                <Passage text={row.title} />
              </span>
            </ButtonLink>
          ) : task === 'pay' ? (
            <Button
              variant="primary"
              iconEnd={shown ? ChevronUp : ChevronDown}
              aria-expanded={shown}
              aria-controls={shown ? guideId : undefined}
              onClick={() => void navigate(togglePath, { state: preservePlace })}
            >
              {t('client.pay')}
              <span className="sr-only">
                {' '}
                <Passage text={row.title} />
              </span>
            </Button>
          ) : (
            mayAskAnother(row) && (
              <ButtonLink to={askAnotherPath(row.id)} className="py-1!">
                {t('client.askAnother')}
                <span className="sr-only">
                  {' '}
                  <Passage text={row.title} />
                </span>
              </ButtonLink>
            )
          )}
        </TableCell>
        <OpensCell />
      </TableRow>
      {shown && (
        <TableRow state="detail">
          <TableCell colSpan={6}>
            <div id={guideId} className="rounded-card border border-line bg-paper p-4 text-16 md:p-5">
              {payment}
            </div>
          </TableCell>
        </TableRow>
      )}
    </>
  );
}
