import { longest } from '@ainsathi/contract/limits';
import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from '../../graphql/documents';
import { caseChanged } from '../../graphql/invalidate';
import { useToastedAct } from '../../graphql/use-act';
import { usePersonName } from '../../i18n/use-person-name';
import { Button } from '../../ui/button';
import { CountedTextArea } from '../../ui/forms/counted-text-area';
import { FormDialog } from '../../ui/overlays/form-dialog';
import { Passage } from '../../ui/passage';
import { useRoomParts } from '../cases/room/room-tabs';
import { useClientKey } from '../../drafts/use-client-key';
import { useTypedMessage } from '../../drafts/use-typed-message';
import type { CaseMoney_CaseFragment } from '../cases/page/generated/case-money';
import type { CasePayment_CaseFragment } from './generated/case-payment';
import { AnswerFeeDocument } from './generated/fee-to-answer';
import { useTaka } from '../../ui/taka';

graphql(`
  mutation AnswerFee($id: ID!, $accept: Boolean!, $reason: String, $clientKey: ID!) {
    answerFee(id: $id, accept: $accept, reason: $reason, clientKey: $clientKey) {
      case {
        ...MoneyChange_case
      }
    }
  }
`);

function useAnswerFee(onDone: () => void) {
  const { t } = useTranslation('fees');
  const { isBusy, act } = useToastedAct(t('client.notAnswered'));
  const [answer] = useMutation(AnswerFeeDocument, { update: caseChanged });
  const withKey = useClientKey();
  const send = async (id: string, accept: boolean, reason: string | null = null) => {
    const variables = { id, accept, reason };
    const isSent = await act(
      async () => withKey(variables, async (clientKey) => answer({ variables: { ...variables, clientKey } })),
      t(accept ? 'client.accepted' : 'client.declined'),
    );
    if (isSent) onDone();
    return isSent;
  };
  return { send, isSending: isBusy };
}

interface AnswerDialogProps {
  fee: { id: string; covers: string; amount: string };
  isSending: boolean;
  onClose: () => void;
}

function AcceptFeeDialog({
  fee,
  isSending,
  onClose,
  onAccept,
}: AnswerDialogProps & { onAccept: () => void }) {
  const { t } = useTranslation('fees');
  return (
    <FormDialog
      title={t('client.acceptTitle', { amount: fee.amount })}
      submit={{ label: t('client.accept'), busyLabel: t('client.accepting') }}
      busy={isSending}
      onSubmit={(event) => {
        event.preventDefault();
        onAccept();
      }}
      onClose={onClose}
    >
      <p className="wrap-anywhere">
        <Passage text={t('client.acceptText', { covers: fee.covers })} />
      </p>
      <p>{t('client.acceptNext')}</p>
    </FormDialog>
  );
}

function DeclineFeeDialog({
  fee,
  isSending,
  onClose,
  onDecline,
}: AnswerDialogProps & { onDecline: (reason: string | null) => Promise<boolean> }) {
  const { t } = useTranslation(['fees', 'shared', 'forms']);
  const { text: reason, write: setReason } = useTypedMessage(`declined-fee:${fee.id}`);
  const isTooLong = reason.trim().length > longest.reason;
  return (
    <FormDialog
      title={t('client.declineTitle')}
      submit={{ label: t('client.decline'), busyLabel: t('client.declining'), variant: 'danger' }}
      busy={isSending}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isTooLong) void onDecline(reason.trim() || null).then((isSent) => isSent && setReason(''));
      }}
      onClose={onClose}
    >
      <CountedTextArea
        id="decline-reason"
        rows={3}
        label={t('client.why')}
        optional={t('shared:field.optional')}
        value={reason}
        onChange={({ currentTarget }) => setReason(currentTarget.value)}
        error={isTooLong ? t('forms:tooLong', { count: longest.reason }) : undefined}
        limit={longest.reason}
      />
      <p className="text-ink-2">{t('client.declineNote')}</p>
    </FormDialog>
  );
}

/** The stated fee with the client's answer buttons, if any. */
export function FeeToAnswer({
  id,
  canAct,
  due,
  lawyer,
}: CaseMoney_CaseFragment & Pick<CasePayment_CaseFragment, 'lawyer'>) {
  const { t } = useTranslation('fees');
  const taka = useTaka();
  const nameOf = usePersonName();
  const [open, setOpen] = useState<'accept' | 'decline' | null>(null);
  const { send, isSending } = useAnswerFee(() => setOpen(null));
  const { goTo } = useRoomParts();
  const message = useTypedMessage(id);
  const fee = due.proposed;
  if (!fee || !lawyer || !canAct.includes('ANSWER_FEE')) return null;
  const amount = taka(fee.amountPoisha);
  const dialog = { fee: { ...fee, amount }, isSending, onClose: () => setOpen(null) };
  const ask = () => {
    const quoted = t('client.question', { amount, covers: fee.covers });
    if (!message.text.includes(quoted)) message.write(message.text + quoted);
    goTo('messages');
  };
  return (
    <div className="grid gap-3">
      <h3>{t('client.asks', { name: nameOf(lawyer), amount })}</h3>
      <p className="wrap-anywhere">
        <Passage text={t('client.for', { covers: fee.covers })} />
      </p>
      <p className="text-ink-2">{t('client.askFirst')}</p>
      <div className="flex flex-wrap gap-2 max-sm:*:flex-1 max-[399px]:flex-col print:hidden">
        <Button variant="primary" onClick={() => setOpen('accept')}>
          {t('client.accept')}
        </Button>
        {canAct.includes('SEND_MESSAGE') && <Button onClick={ask}>{t('client.askQuestion')}</Button>}
        <Button onClick={() => setOpen('decline')}>{t('client.decline')}</Button>
      </div>
      {open === 'accept' && <AcceptFeeDialog {...dialog} onAccept={() => void send(fee.id, true)} />}
      {open === 'decline' && (
        <DeclineFeeDialog {...dialog} onDecline={async (reason) => send(fee.id, false, reason)} />
      )}
    </div>
  );
}
