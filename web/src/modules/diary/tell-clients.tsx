import { longest } from '@ainsathi/contract/limits';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useTypedMessage } from '../../drafts/use-typed-message';
import { useOutgoing } from '../../outgoing/use-outgoing';
import { RadioCards } from '../../ui/forms/choices/radio-cards';
import { CountedTextArea } from '../../ui/forms/counted-text-area';
import { FormDialog } from '../../ui/overlays/form-dialog';
import { useToast } from '../../ui/overlays/toast';
import { Passage } from '../../ui/passage';
import { clientMessages, mostTold, occasions, type Occasion } from './client-messages';
import type { Row } from './diary-row';

interface TellClientsProps {
  rows: readonly Row[];
  today: string;
  onSent: () => void;
  onClose: () => void;
}

/** One message to each of several clients, in their languages, seen before it goes out. */
export function TellClients({ rows, today, onSent, onClose }: TellClientsProps) {
  const { t } = useTranslation(['diary', 'room']);
  const { queue } = useOutgoing('');
  const showToast = useToast();
  const [occasion, setOccasion] = useState<Occasion>('closed');
  const { text: own, write: setOwn } = useTypedMessage('several');
  const messages = clientMessages(rows, occasion, own, today);
  const left = new Set(rows.map(({ caseId }) => caseId)).size - messages.length;
  return (
    <FormDialog
      title={t('tell.title')}
      submit={{
        label: t('tell.send', { count: messages.length }),
        busyLabel: '',
        disabled: messages.length === 0 || own.length > longest.message,
      }}
      busy={false}
      onSubmit={(event) => {
        event.preventDefault();
        for (const { caseId, body } of messages) queue.add({ kind: 'message', caseId, body });
        if (occasion === 'own') setOwn('');
        showToast({ tone: 'success', title: t('tell.sent', { count: messages.length }) });
        onSent();
      }}
      onClose={onClose}
    >
      <RadioCards
        legend={t('tell.what')}
        name="occasion"
        value={occasion}
        options={occasions.map((value) => ({ value, label: t(`tell.occasion.${value}`) }))}
        onChange={({ target }) => setOccasion(occasions.find((one) => one === target.value) ?? occasion)}
      />
      {occasion === 'own' && (
        <CountedTextArea
          label={t('tell.text')}
          name="own"
          value={own}
          limit={longest.message}
          onChange={({ currentTarget }) => setOwn(currentTarget.value)}
        />
      )}
      {(occasion !== 'own' || own.trim() !== '') && left > 0 && (
        <p className="text-ink-2">{t('tell.left', { count: left, most: mostTold })}</p>
      )}
      <ul className="divide-y divide-line">
        {messages.map(({ caseId, clientName, body }) => (
          <li key={caseId} className="py-2 wrap-anywhere">
            <p className="font-semibold">
              <Passage text={clientName ?? ''} />
            </p>
            <p className="whitespace-pre-line">
              <Passage text={body} />
            </p>
          </li>
        ))}
      </ul>
    </FormDialog>
  );
}
