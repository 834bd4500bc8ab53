import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, readFragment, type FragmentType } from '../../../graphql/documents';
import { paths } from '../../../routing/paths';
import { formatDate, formatRecentDate } from '../../../i18n/format';
import { Button, ButtonLink } from '../../../ui/button';
import { useTaka } from '../../../ui/taka';
import { declinedFee } from './case-money';
import { useRoomParts } from '../room/room-tabs';
import { hasBegun } from '../hearings/hearings-ahead';
import { isClosed } from '../status/case-phase';
import { isUnjoined } from '../unjoined';
import { StepBox } from './step-box';
import type { CaseMoney_CaseFragment } from './generated/case-money';
import type { LawyerNextStep_CaseFragment } from './generated/lawyer-next-step';

graphql(`
  fragment LawyerNextStep_case on Case {
    id
    status
    paymentStatus
    withdrawnAt
    quietDays
    createdAt
    isOwn
    joinedAt
    nextHearing {
      id
      startsAt
    }
    events(limit: 80) {
      id
      actorRole
      createdAt
    }
    client {
      id
      name
    }
    lawyer {
      id
      payable
      isLeaving
      bankDetails
      mobilePaymentDetails
    }
    ...CaseMoney_case
  }
`);

type NextStep =
  | ('confirm' | 'unpayable' | 'fee' | 'declined' | 'refused' | 'pay')
  | ('closed' | 'withdrawn' | 'gone' | 'quiet' | 'work');

interface LawyerNextStepProps {
  legalCase: FragmentType<LawyerNextStep_CaseFragment>;
  /** What the lawyer may do with the status. */
  children: ReactNode;
}

/** Follows the rule of the API's case groups. */
function nextStep(
  legalCase: LawyerNextStep_CaseFragment,
  { canAct, due, fees, payments, refusedPayment }: CaseMoney_CaseFragment,
): NextStep {
  const { status, paymentStatus, withdrawnAt, quietDays } = legalCase;
  if (withdrawnAt) return 'withdrawn';
  if (canAct.includes('CONFIRM_PAYMENT')) return 'confirm';
  if (isClosed(status)) return 'closed';
  if (!legalCase.client && !isUnjoined(legalCase)) return 'gone';
  const isDue = due.accepted ?? due.proposed ?? (status === 'ACCEPTED' && paymentStatus === 'UNPAID');
  if (isDue && legalCase.lawyer?.payable === false) return 'unpayable';
  if (paymentStatus === 'UNPAID' && refusedPayment) return 'refused';
  if (due.accepted) return 'pay';
  if (due.proposed) return 'fee';
  if (status === 'ACCEPTED' && paymentStatus === 'UNPAID')
    return declinedFee({ due, fees, payments }) ? 'declined' : 'pay';
  return quietDays === null ? 'work' : 'quiet';
}

/** The lawyer's last act, or else the request. */
function quietSince({ events, createdAt }: LawyerNextStep_CaseFragment): string {
  return events.findLast(({ actorRole }) => actorRole === 'LAWYER')?.createdAt ?? createdAt;
}

export function LawyerNextStep({ legalCase: masked, children }: LawyerNextStepProps) {
  const { t, i18n } = useTranslation(['casePage', 'cases', 'shared', 'withdrawal', 'fees']);
  const legalCase = readFragment<LawyerNextStep_CaseFragment>(masked);
  const money = readFragment<CaseMoney_CaseFragment>(legalCase);
  const [lastFee] = money.fees;
  const taka = useTaka();
  const { openPart, goTo } = useRoomParts();
  const client = legalCase.client?.name ?? t('shared:person.unknown');
  const payable = Boolean(legalCase.lawyer?.bankDetails ?? legalCase.lawyer?.mobilePaymentDetails);
  const hasHearing = legalCase.nextHearing && !hasBegun(legalCase.nextHearing.startsAt);
  const texts: Record<NextStep, { title: string; note: string }> = {
    confirm: { title: t('fees:lawyer.arrivedUnknown'), note: t('fees:lawyer.answerBeside') },
    unpayable: {
      title: t('fees:lawyer.unpayable'),
      note: t(legalCase.lawyer?.isLeaving ? 'fees:lawyer.unpayableLeaving' : 'fees:lawyer.unpayableLicence'),
    },
    fee: { title: t('fees:lawyer.waitingAnswer'), note: t('fees:lawyer.waitingNote') },
    refused: { title: t('fees:client.notFound'), note: t('fees:lawyer.refusedNote') },
    declined: {
      title: t('fees:lawyer.declinedTitle', { amount: taka(lastFee?.amountPoisha ?? 0) }),
      note: t('fees:lawyer.declinedNote'),
    },
    pay: {
      title: t('lawyer.nextPay', { client }),
      note: t(payable ? 'lawyer.nextPayNote' : 'lawyer.nextPayNoDetails'),
    },
    quiet: {
      title: t('cases:lawyer.quiet', { count: legalCase.quietDays ?? 0 }),
      note: t('lawyer.nextQuietNote', {
        date: formatRecentDate(quietSince(legalCase), i18n.language),
      }),
    },
    work: {
      title: t('lawyer.nextWork'),
      note: t(isUnjoined(legalCase) ? 'lawyer.unjoined' : 'lawyer.nextWorkNote'),
    },
    withdrawn: {
      title: t('withdrawal:withdrawn.title'),
      note: t('withdrawal:withdrawn.ofLawyer', {
        date: legalCase.withdrawnAt ? formatDate(legalCase.withdrawnAt, i18n.language) : '',
      }),
    },
    gone: { title: t('cases:lawyer.deletedClient'), note: t('lawyer.deletedClient') },
    closed: {
      title: t('lawyer.nextClosed'),
      note: t(hasHearing ? 'lawyer.nextClosedHearing' : 'lawyer.nextClosedNote'),
    },
  };
  const step = nextStep(legalCase, money);
  const { title, note } = texts[step];
  return (
    <StepBox
      tone={step === 'withdrawn' || step === 'closed' || step === 'gone' ? 'ended' : 'open'}
      title={title}
      description={note}
    >
      <div className="flex flex-wrap items-end gap-2">
        {step === 'pay' && !payable && (
          <ButtonLink to={`${paths.lawyerArea.profile}#bankDetails`} size="small">
            {t('cases:addPaymentDetails')}
          </ButtonLink>
        )}
        {step === 'confirm' && openPart !== null && (
          <Button variant="primary" size="small" onClick={() => goTo('payment')}>
            {t('fees:lawyer.seePayment')}
          </Button>
        )}
        {children}
      </div>
    </StepBox>
  );
}
