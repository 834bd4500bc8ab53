import { useApolloClient, useQuery } from '@apollo/client/react';
import { ClipboardPaste } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from '../../../graphql/documents';
import { errorReason } from '../../../graphql/error-message';
import { readFailure } from '../../../graphql/failure';
import { moneyChanged } from '../../../graphql/invalidate';
import { useAttempt } from '../../../graphql/use-attempt';
import { randomUuid } from '../../../lib/random-uuid';
import { useOutgoing } from '../../../outgoing/use-outgoing';
import { Button } from '../../../ui/button';
import { FormMessage } from '../../../ui/forms/form-message';
import { TextArea } from '../../../ui/forms/text-area';
import { TickBox } from '../../../ui/forms/tick-box';
import { Dialog } from '../../../ui/overlays/dialog';
import { useToast } from '../../../ui/overlays/toast';
import { useTaka } from '../../../ui/taka';
import { longestDay, type Match, matchDay, readDay } from './day-messages';
import { ConfirmPaymentDocument } from '../generated/answer-payment-dialogs';
import { WaitingPaymentsDocument, type WaitingPaymentsQuery } from './generated/paste-day';

graphql(`
  query WaitingPayments {
    waiting: myMoney(group: TO_CONFIRM, limit: 100) {
      items {
        id
        amountPoisha
        case {
          id
          title
          client {
            id
            name
          }
        }
        payment {
          id
          transactionId
        }
      }
    }
    confirmed: myMoney(group: RECEIVED, limit: 100) {
      items {
        id
        payment {
          id
          transactionId
        }
      }
    }
  }
`);

const paymentsOf = ({ waiting }: WaitingPaymentsQuery) =>
  waiting.items.flatMap(({ id, amountPoisha, payment, case: legalCase }) =>
    payment ? [{ id, amountPoisha, transactionId: payment.transactionId, legalCase }] : [],
  );

type WaitingPayment = ReturnType<typeof paymentsOf>[number];

interface FindingProps {
  match: Match<WaitingPayment>;
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
}

/** What a message says of a payment; only an equal ID and sum can be chosen. */
function Finding({ match, isChosen, onChoose }: FindingProps) {
  const { t } = useTranslation(['fees', 'shared']);
  const taka = useTaka();
  const { transactionId, amountPoisha, finding, payment } = match;
  const label = [transactionId, amountPoisha !== null && taka(amountPoisha)].filter(Boolean).join(', ');
  const isSumless = finding === 'sum' && payment?.amountPoisha === null;
  const words = t(`income.day.finding.${isSumless ? 'noSum' : finding}`, {
    name: payment?.legalCase?.client?.name ?? t('shared:person.unknown'),
    id: payment?.transactionId ?? '',
    title: payment?.legalCase?.title ?? '',
    amount: payment?.amountPoisha ? taka(payment.amountPoisha) : '',
  });
  if (finding === 'equal')
    return (
      <TickBox
        name={transactionId}
        label={label}
        description={words}
        checked={isChosen}
        onChange={onChoose}
      />
    );
  return (
    <div className="rounded-card border border-line px-4 py-3">
      <p className="font-semibold">{label}</p>
      <p className="text-ink-2">{words}</p>
    </div>
  );
}

/** Confirms the payments that pasted messages name with ID and sum. The text is not stored, and sent nowhere. */
export function PasteDay({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['fees', 'room']);
  const { queue } = useOutgoing(null);
  const showToast = useToast();
  const apollo = useApolloClient();
  const box = useRef<HTMLTextAreaElement>(null);
  const keys = useRef(new Map<string, string>());
  const [{ text, messages }, setPasted] = useState({ text: '', messages: readDay('') });
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const { data, error, refetch } = useQuery(WaitingPaymentsDocument, { fetchPolicy: 'network-only' });
  const { isBusy, failure, run } = useAttempt(async () => refetch().catch(() => undefined));
  const confirmed = new Set(data?.confirmed.items.flatMap(({ payment }) => payment?.transactionId ?? []));
  const matches = data ? matchDay(messages, paymentsOf(data), confirmed) : [];
  const chosen = matches.filter(
    ({ finding, transactionId }) => finding === 'equal' && !left.has(transactionId),
  );
  const isUnread = text.trim() !== '' && messages.length === 0;
  const problem = isUnread ? t(text.length > longestDay ? 'income.day.long' : 'income.day.none') : undefined;
  const read = (typed: string) =>
    setPasted({ text: typed, messages: typed.length > longestDay ? [] : readDay(typed) });
  const toggle = (id: string, isChosen: boolean) => {
    const next = new Set(left);
    if (isChosen) next.delete(id);
    else next.add(id);
    setLeft(next);
  };
  const paste = async () => {
    try {
      read(await navigator.clipboard.readText());
    } catch {
      // Without TLS, or if the person refuses.
      box.current?.focus();
    }
  };
  const confirm = async () =>
    run(async () => {
      let isQueued = false;
      const acts = chosen.map(({ payment, amountPoisha }) => {
        const id = payment?.id ?? '';
        const clientKey = keys.current.get(id) ?? randomUuid();
        keys.current.set(id, clientKey);
        return { caseId: payment?.legalCase?.id ?? '', id, amountPoisha: amountPoisha ?? 0, clientKey };
      });
      // Stored before the first goes out: a reload meanwhile loses none.
      for (const { caseId, ...input } of acts)
        queue.addAct(caseId, { operation: 'ConfirmPayment', input }, 'draft');
      try {
        for (const { id, amountPoisha, clientKey } of acts) {
          const variables = { id, amountPoisha, clientKey };
          try {
            await apollo.mutate({ mutation: ConfirmPaymentDocument, variables, update: moneyChanged });
            queue.remove(clientKey);
          } catch (failed) {
            if (readFailure(failed).code !== 'NETWORK') throw failed;
            queue.edit(clientKey, { state: 'waiting' });
            isQueued = true;
          }
        }
      } finally {
        const left = queue.snapshot().filter(({ state }) => state === 'draft');
        for (const { key } of left) if (acts.some(({ clientKey }) => clientKey === key)) queue.remove(key);
      }
      const title = isQueued ? t('room:act.noted') : t('income.day.confirmed', { count: chosen.length });
      showToast({ tone: 'success', title });
      onClose();
    });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('income.day.open')}
      footer={
        <Button
          variant="primary"
          wide="phone"
          busy={isBusy}
          busyLabel={t('lawyer.confirming')}
          disabled={chosen.length === 0}
          onClick={() => void confirm()}
        >
          {chosen.length > 0 ? t('income.day.confirm', { count: chosen.length }) : t('income.day.nothing')}
        </Button>
      }
    >
      <div className="grid gap-3">
        {(failure ?? error) && (
          <FormMessage tone="failure" title={t('lawyer.notSaved')} takesFocus>
            {failure ?? errorReason(error)}
          </FormMessage>
        )}
        <TextArea
          ref={box}
          label={t('paste.label')}
          hint={t('income.day.hint')}
          error={problem}
          rows={4}
          autoComplete="off"
          spellCheck={false}
          value={text}
          onChange={({ currentTarget: { value } }) => read(value)}
        />
        <Button icon={ClipboardPaste} className="justify-self-start" onClick={() => void paste()}>
          {t('paste.paste')}
        </Button>
        {matches.map((match) => (
          <Finding
            key={match.transactionId}
            match={match}
            isChosen={!left.has(match.transactionId)}
            onChoose={(isChosen) => toggle(match.transactionId, isChosen)}
          />
        ))}
      </div>
    </Dialog>
  );
}
