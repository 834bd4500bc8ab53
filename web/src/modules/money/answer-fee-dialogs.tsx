import { longest } from '@ainsathi/contract/limits';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../ui/overlays/form-dialog';
import { Passage } from '../../ui/passage';
import { CountedTextArea } from '../../ui/forms/counted-text-area';

interface AnswerDialogProps {
  fee: { covers: string; amount: string };
  isSending: boolean;
  onClose: () => void;
}

export function AcceptFeeDialog({
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

/** Asks whether a fee is declined, and why if the client says so. */
export function DeclineFeeDialog({
  isSending,
  onClose,
  onDecline,
}: AnswerDialogProps & { onDecline: (reason: string | null) => void }) {
  const { t } = useTranslation(['fees', 'shared', 'forms']);
  const [reason, setReason] = useState('');
  const isTooLong = reason.trim().length > longest.reason;
  return (
    <FormDialog
      title={t('client.declineTitle')}
      submit={{ label: t('client.decline'), busyLabel: t('client.declining'), variant: 'danger' }}
      busy={isSending}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isTooLong) onDecline(reason.trim() || null);
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
