import { longest } from '@ainsathi/contract/limits';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/overlays/dialog';
import { Passage } from '../../../ui/passage';
import { LimitedTextArea } from '../dialogs/limited-text-area';

interface AnswerDialogProps {
  fee: { covers: string; amount: string };
  isSending: boolean;
  onClose: () => void;
}

/** Asks once more before a fee is accepted. */
export function AcceptFeeDialog({
  fee,
  isSending,
  onClose,
  onAccept,
}: AnswerDialogProps & { onAccept: () => void }) {
  const { t } = useTranslation(['fees', 'shared']);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('client.acceptTitle', { amount: fee.amount })}
      footer={
        <>
          <Button disabled={isSending} onClick={onClose}>
            {t('shared:act.cancel')}
          </Button>
          <Button variant="primary" busy={isSending} busyLabel={t('client.accepting')} onClick={onAccept}>
            {t('client.accept')}
          </Button>
        </>
      }
    >
      <p className="wrap-anywhere">
        <Passage text={t('client.acceptText', { covers: fee.covers })} />
      </p>
      <p className="mt-2">{t('client.acceptNext')}</p>
    </Dialog>
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
    <Dialog
      open
      onOpenChange={onClose}
      title={t('client.declineTitle')}
      footer={
        <>
          <Button disabled={isSending} onClick={onClose}>
            {t('shared:act.cancel')}
          </Button>
          <Button
            variant="danger"
            busy={isSending}
            busyLabel={t('client.declining')}
            onClick={() => {
              if (!isTooLong) onDecline(reason.trim() || null);
            }}
          >
            {t('client.decline')}
          </Button>
        </>
      }
    >
      <LimitedTextArea
        id="decline-reason"
        rows={3}
        label={t('client.why')}
        optional={t('shared:field.optional')}
        value={reason}
        onChange={({ currentTarget }) => setReason(currentTarget.value)}
        error={isTooLong ? t('forms:tooLong', { count: longest.reason }) : undefined}
        limit={longest.reason}
      />
      <p className="mt-3 text-ink-2">{t('client.declineNote')}</p>
    </Dialog>
  );
}
