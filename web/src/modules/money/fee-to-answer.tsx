import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from '../../graphql/documents';
import { caseChanged } from '../../graphql/invalidate';
import { useToastedAct } from '../../graphql/use-act';
import { usePersonName } from '../../i18n/use-person-name';
import { Button } from '../../ui/button';
import { Passage } from '../../ui/passage';
import { useRoomParts } from '../cases/room/room-tabs';
import { useClientKey } from '../../drafts/use-client-key';
import { useTypedMessage } from '../../drafts/use-typed-message';
import { AcceptFeeDialog, DeclineFeeDialog } from './answer-fee-dialogs';
import type { CaseMoney_CaseFragment } from './generated/case-payment';
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
    await act(
      async () => withKey(variables, async (clientKey) => answer({ variables: { ...variables, clientKey } })),
      t(accept ? 'client.accepted' : 'client.declined'),
    );
    onDone();
  };
  return { send, isSending: isBusy };
}

/** The fee that waits for the client's answer, with the buttons that give it; nothing where there is none. */
export function FeeToAnswer({
  id,
  canAct,
  due,
  lawyer,
}: Pick<CaseMoney_CaseFragment, 'id' | 'canAct' | 'due' | 'lawyer'>) {
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
      <h3 className="text-18">{t('client.asks', { name: nameOf(lawyer), amount })}</h3>
      <p className="wrap-anywhere">
        <Passage text={t('client.for', { covers: fee.covers })} />
      </p>
      <p className="text-ink-2">{t('client.askFirst')}</p>
      <div className="flex flex-wrap gap-2 max-sm:*:flex-1 print:hidden">
        <Button variant="primary" onClick={() => setOpen('accept')}>
          {t('client.accept')}
        </Button>
        {canAct.includes('SEND_MESSAGE') && <Button onClick={ask}>{t('client.askQuestion')}</Button>}
        <Button onClick={() => setOpen('decline')}>{t('client.decline')}</Button>
      </div>
      {open === 'accept' && <AcceptFeeDialog {...dialog} onAccept={() => void send(fee.id, true)} />}
      {open === 'decline' && (
        <DeclineFeeDialog {...dialog} onDecline={(reason) => void send(fee.id, false, reason)} />
      )}
    </div>
  );
}
