import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, readFragment, type FragmentType } from '../../../graphql/documents';
import { paths } from '../../../routing/paths';
import { Button, ButtonLink } from '../../../ui/button';
import { formatDate, formatNumber } from '../../../i18n/format';
import { useRoomParts } from '../room/room-tabs';
import { UnansweredRequest } from '../withdrawal/unanswered-request';
import { isClosed } from '../status/case-phase';
import { actions, asksForDate } from './client-actions';
import { askAnotherPath, caseAbsence, mayAskAnother } from './lawyer-absence';
import { StepBox } from './step-box';
import { useHearingStep, type OtherStep } from './use-hearing-step';
import { useWordsOfMoney } from './use-words-of-money';
import type { CaseMoney_CaseFragment } from './generated/case-money';
import type { ClientNextStep_CaseFragment } from './generated/client-next-step';

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
      hasTime
      court
      bring
    }
    lawyer {
      id
      name
      nameBangla
      verified
    }
    ...LawyerAbsence_case
    ...CaseMoney_case
  }
`);

interface ClientNextStepProps {
  legalCase: FragmentType<ClientNextStep_CaseFragment>;
  wanted: number;
  onReview: () => void;
}

export function ClientNextStep({ legalCase, wanted, onReview }: ClientNextStepProps) {
  const { t, i18n } = useTranslation(['casePage', 'cases', 'room', 'withdrawal', 'fees']);
  const { openPart, goTo } = useRoomParts();
  const fields = readFragment<ClientNextStep_CaseFragment>(legalCase);
  const money = readFragment<CaseMoney_CaseFragment>(fields);
  const [payment] = money.payments;
  const { status, paymentStatus, acceptsPayment, lawyer } = fields;
  // On a phone the open payment says it.
  const isSaid = openPart === 'payment';
  const wordsOfMoney = useWordsOfMoney(fields, money);
  const [firstOfMoney, ...otherMoney] = wordsOfMoney;
  const hearing = useHearingStep(fields);
  const absence = caseAbsence(fields);
  const toDocuments = t('room:documents.next', {
    count: wanted,
    number: formatNumber(wanted, i18n.language),
  });
  const documents = wanted > 0 && absence !== 'gone' ? [{ text: toDocuments }] : [];
  const mayWithdraw = fields.canAct.includes('WITHDRAW');
  const textOf = (cause: NonNullable<typeof absence>): string => {
    if (cause === 'gone') return t('client.lawyerGoneText');
    if (status === 'PENDING') return t(`client.${cause}.pending`);
    const isUnpaid = status === 'ACCEPTED' && paymentStatus !== 'PAID';
    return cause === 'unverified' || isUnpaid ? t(`client.${cause}.unpaid`) : t(`client.${cause}.begun`);
  };
  const words = (): { title: string; description: string; others?: readonly OtherStep[] } => {
    if (fields.withdrawnAt) {
      const date = formatDate(fields.withdrawnAt, i18n.language);
      return {
        title: t('withdrawal:withdrawn.title'),
        description: t('withdrawal:withdrawn.ofClient', { date }),
      };
    }
    if (absence)
      return { title: t(`cases:absence.${absence}`), description: textOf(absence), others: documents };
    if (firstOfMoney) return { ...firstOfMoney, others: otherMoney.map(({ title: text }) => ({ text })) };
    if (wanted > 0)
      return {
        title: toDocuments,
        description: t('room:documents.nextText'),
      };
    if (mayWithdraw)
      return { title: t('withdrawal:unanswered.title'), description: t('withdrawal:unanswered.text') };
    if (status === 'ACCEPTED' && paymentStatus === 'PAID') {
      const words = payment?.state === 'CONFIRMED' ? 'arrived' : 'paid';
      return { title: t(`client.${words}Title`), description: t(`client.${words}Text`) };
    }
    const isSet = hearing.isAhead && (asksForDate.includes(status) || isClosed(status));
    return {
      title: t(`nextStep.${status}.title`),
      description: isSet ? t('room:hearing.below') : t(`nextStep.${status}.description`),
    };
  };
  const ofMoney = absence ? [] : wordsOfMoney;
  const isRefusal = ofMoney[0]?.isRefusal === true;
  const tasksBeside = (): OtherStep[] => {
    if (absence) return [{ text: t(`cases:absence.${absence}`) }, ...documents];
    const asked = ofMoney.filter((one) => !one.isRefusal || !isSaid);
    const toRead = asked.map(({ title, description, isRefusal: isAlarming }) => ({
      text: isAlarming ? `${title} ${description}` : title,
      isAlarming,
    }));
    return [...toRead, ...documents];
  };
  const near = hearing.wordsWith?.(tasksBeside());
  const { title, description, others } = near ?? words();
  const ended = absence !== null || status === 'REJECTED' || fields.withdrawnAt !== null;
  const button = (): ReactNode => {
    if (mayWithdraw) return <UnansweredRequest id={fields.id} title={fields.title} />;
    if (ofMoney.length > 0 && status !== 'REJECTED')
      return (
        <Button variant="primary" wide="phone" onClick={() => goTo('payment')}>
          {t(isRefusal ? 'fees:client.checkId' : 'fees:client.toPay')}
        </Button>
      );
    if (!absence && wanted > 0)
      return (
        <Button variant="primary" wide="phone" onClick={() => goTo('documents')}>
          {t('room:documents.add')}
        </Button>
      );
    if (near && !absence) return null;
    const action = absence || fields.withdrawnAt ? 'another' : actions[status];
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
      another: mayAskAnother(fields) ? askAnotherPath(fields.id) : paths.client.lawyers,
      chamber: paths.client.lawyer(lawyer?.id ?? ''),
    }[action];
    return (
      <ButtonLink to={to} variant="primary" wide="phone">
        {mayAskAnother(fields) ? t('cases:client.askAnother') : t(`client.action.${action}`)}
      </ButtonLink>
    );
  };
  if (isRefusal && isSaid && !near) return null;
  const tone = near ? 'open' : isRefusal ? 'refused' : ended ? 'ended' : 'open';
  return (
    <StepBox tone={tone} title={title} description={description} others={others}>
      {button()}
    </StepBox>
  );
}
