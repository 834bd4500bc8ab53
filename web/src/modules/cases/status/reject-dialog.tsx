import { longest } from '@ainsathi/contract/limits';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button';
import { CountedTextArea } from '../../../ui/forms/counted-text-area';
import { Dialog } from '../../../ui/overlays/dialog';

const preparedReasons = ['field', 'time', 'place', 'conflict'] as const;

interface RejectDialogProps {
  title: string;
  /** Empty where none is given. */
  reason: string;
  setReason: (reason: string) => void;
  onClose: () => void;
  onReject: () => void;
}

/** Asks why a request is rejected, with prepared reasons; the client reads the answer as a message. */
export function RejectDialog({ title, reason, setReason, onClose, onReject }: RejectDialogProps) {
  const { t } = useTranslation(['cases', 'shared', 'forms']);
  const isTooLong = reason.trim().length > longest.reason;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('answer.rejectTitle', { title })}
      footer={
        <>
          <Button onClick={onClose}>{t('shared:act.cancel')}</Button>
          <Button
            variant="danger"
            onClick={() => {
              if (!isTooLong) onReject();
            }}
          >
            {t('answer.reject')}
          </Button>
        </>
      }
    >
      <ul className="mb-4 flex flex-wrap gap-2">
        {preparedReasons.map((prepared) => (
          <li key={prepared}>
            <Button size="small" onClick={() => setReason(t(`answer.reasons.${prepared}`))}>
              {t(`answer.reasons.${prepared}`)}
            </Button>
          </li>
        ))}
      </ul>
      <CountedTextArea
        id="reject-reason"
        rows={2}
        label={t('answer.why')}
        hint={t('answer.whyHint')}
        optional={t('shared:field.optional')}
        value={reason}
        onChange={({ currentTarget }) => setReason(currentTarget.value)}
        error={isTooLong ? t('forms:tooLong', { count: longest.reason }) : undefined}
        limit={longest.reason}
      />
    </Dialog>
  );
}
