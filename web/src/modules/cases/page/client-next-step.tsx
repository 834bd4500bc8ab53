import { isAhead } from '@ainsathi/contract/hearings-ahead';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, readFragment, type FragmentType } from '../../../graphql/documents';
import { paths, withQuery } from '../../../routing/paths';
import { Button, ButtonLink } from '../../../ui/button';
import { formatDate, formatNumber } from '../../../i18n/format';
import { usePersonName } from '../../../i18n/use-person-name';
import { useTaka } from '../../../ui/taka';
import { declinedFee, refusedPayment, useRefusalTitle } from './case-money';
import { useRoomParts } from '../room/room-tabs';
import { UnansweredRequest } from '../withdrawal/unanswered-request';
import { isClosed } from '../status/case-phase';
import { actions, asksForDate } from './client-actions';
import { StepBox } from './step-box';
import type { CaseMoney_CaseFragment } from './generated/case-money';
import type { ClientNextStep_CaseFragment } from './generated/client-next-step';
import { now } from '../../../lib/now';

graphql(`
  fragment ClientNextStep_case on Case {
    id
    status
    paymentStatus
    acceptsPayment
    title
    canAct
    withdrawnAt
    nextHearing {
      id
      startsAt
    }
    lawyer {
      id
      name
      nameBangla
      verified
    }
    ...CaseMoney_case
  }
`);

interface ClientNextStepProps {
  legalCase: FragmentType<ClientNextStep_CaseFragment>;
  wanted: number;
  onReview: () => void;
}

/** Whether the case can continue with its lawyer; with an unverified lawyer only after the work has started. */
function lawyerStanding({
  status,
  paymentStatus,
  lawyer,
}: ClientNextStep_CaseFragment): 'verified' | 'unverified' | 'gone' {
  if (!lawyer) return 'gone';
  const begun = status !== 'PENDING' && (status !== 'ACCEPTED' || paymentStatus === 'PAID');
  return lawyer.verified || begun ? 'verified' : 'unverified';
}

/** Answer a fee, correct a refused payment, pay, or ask for the money back; otherwise null. */
function useWordsOfMoney(legalCase: ClientNextStep_CaseFragment) {
  const { t } = useTranslation(['fees', 'casePage']);
  const taka = useTaka();
  const nameOf = usePersonName();
  const refusalTitle = useRefusalTitle();
  const { lawyer, status } = legalCase;
  const money = readFragment<CaseMoney_CaseFragment>(legalCase);
  const { canAct, due, paymentStatus } = money;
  const { accepted, proposed } = due;
  if (status === 'REJECTED' && paymentStatus === 'PAID')
    return { title: t('casePage:nextStep.REJECTED.title'), description: t('client.rejectedPaid') };
  if (!accepted && proposed && lawyer && canAct.includes('ANSWER_FEE')) {
    const amount = taka(proposed.amountPoisha);
    return {
      title: t('client.asks', { name: nameOf(lawyer), amount }),
      description: t('client.askFirst'),
    };
  }
  const declined = declinedFee(money);
  if (declined && lawyer && status === 'ACCEPTED')
    return {
      title: t('client.declinedTitle', { amount: taka(declined.amountPoisha) }),
      description: t('client.declinedText', { name: nameOf(lawyer) }),
    };
  if (!canAct.includes('PAY')) return null;
  const refused = refusedPayment(money);
  if (refused) return { title: refusalTitle(refused), description: t('client.compare'), isRefusal: true };
  return (
    accepted && {
      title: t('client.send', { amount: taka(accepted.amountPoisha) }),
      description: t('client.for', { covers: accepted.covers }),
    }
  );
}

export function ClientNextStep({ legalCase, wanted, onReview }: ClientNextStepProps) {
  const { t, i18n } = useTranslation(['casePage', 'cases', 'room', 'withdrawal', 'fees']);
  const { openPart, goTo } = useRoomParts();
  const fields = readFragment<ClientNextStep_CaseFragment>(legalCase);
  const wordsOfMoney = useWordsOfMoney(fields);
  const [payment] = readFragment<CaseMoney_CaseFragment>(fields).payments;
  const { status, paymentStatus, acceptsPayment, lawyer, nextHearing } = fields;
  const standing = lawyerStanding(fields);
  const mayWithdraw = fields.canAct.includes('WITHDRAW');
  const words = () => {
    if (fields.withdrawnAt) {
      const date = formatDate(fields.withdrawnAt, i18n.language);
      return {
        title: t('withdrawal:withdrawn.title'),
        description: t('withdrawal:withdrawn.ofClient', { date }),
      };
    }
    if (standing === 'gone') return { title: t('cases:lawyerGone'), description: t('client.lawyerGoneText') };
    if (standing === 'unverified')
      return {
        title: t('client.unverifiedTitle'),
        description: t(status === 'PENDING' ? 'client.unverifiedPending' : 'client.unverifiedUnpaid'),
      };
    if (wordsOfMoney) return wordsOfMoney;
    if (wanted > 0)
      return {
        title: t('room:documents.next', { count: wanted, number: formatNumber(wanted, i18n.language) }),
        description: t('room:documents.nextText'),
      };
    if (mayWithdraw)
      return { title: t('withdrawal:unanswered.title'), description: t('withdrawal:unanswered.text') };
    if (status === 'ACCEPTED' && paymentStatus === 'PAID') {
      const words = payment?.state === 'CONFIRMED' ? 'arrived' : 'paid';
      return { title: t(`client.${words}Title`), description: t(`client.${words}Text`) };
    }
    const isSet =
      nextHearing &&
      isAhead(nextHearing.startsAt, new Date(now())) &&
      (asksForDate.includes(status) || isClosed(status));
    return {
      title: t(`nextStep.${status}.title`),
      description: isSet ? t('room:hearing.below') : t(`nextStep.${status}.description`),
    };
  };
  const { title, description } = words();
  const isRefusal = standing === 'verified' && wordsOfMoney?.isRefusal === true;
  const isRejected = status === 'REJECTED' && fields.withdrawnAt === null;
  const ended = standing !== 'verified' || status === 'REJECTED' || fields.withdrawnAt !== null;
  const button = (): ReactNode => {
    if (mayWithdraw) return <UnansweredRequest id={fields.id} title={fields.title} />;
    if (standing === 'verified' && wordsOfMoney)
      return (
        <Button variant="primary" wide="phone" onClick={() => goTo('payment')}>
          {t(isRefusal ? 'fees:client.checkId' : 'fees:client.toPay')}
        </Button>
      );
    if (standing === 'verified' && wanted > 0)
      return (
        <Button variant="primary" wide="phone" onClick={() => goTo('documents')}>
          {t('room:documents.add')}
        </Button>
      );
    const action = standing === 'verified' && !fields.withdrawnAt ? actions[status] : 'another';
    if (action === 'pay')
      return acceptsPayment ? (
        <Button variant="primary" wide="phone" onClick={() => goTo('payment')}>
          {t('cases:client.pay')}
        </Button>
      ) : null;
    if (action === null || (action === 'chamber' && !lawyer?.verified)) return null;
    if (action === 'review')
      return (
        <Button variant="primary" wide="phone" onClick={onReview}>
          {t('client.action.review')}
        </Button>
      );
    const to = {
      another: isRejected ? withQuery(paths.client.lawyers, { instead: fields.id }) : paths.client.lawyers,
      chamber: paths.client.lawyer(lawyer?.id ?? ''),
    }[action];
    return (
      <ButtonLink to={to} variant="primary" wide="phone">
        {isRejected ? t('withdrawal:unanswered.another') : t(`client.action.${action}`)}
      </ButtonLink>
    );
  };
  // On a phone the open payment says it.
  if (isRefusal && openPart === 'payment') return null;
  return (
    <StepBox tone={isRefusal ? 'refused' : ended ? 'ended' : 'open'} title={title} description={description}>
      {button()}
    </StepBox>
  );
}
