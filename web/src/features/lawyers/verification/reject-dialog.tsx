import { longest } from '@ainsathi/contract/limits';
import { zodResolver } from '@hookform/resolvers/zod';
import { useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/overlays/dialog';
import { FieldError } from '../../../ui/forms/field';
import { TextArea } from '../../../ui/forms/text-area';
import { showFailure } from '../../../lists/row-form-errors';
import { PersonSummary } from '../../../lists/person-summary';
import { useVerifyLawyer } from './use-verify-lawyer';

interface RejectDialogProps {
  lawyer: { id: string; name: string; licenseNumber: string | null };
  onClose: () => void;
}

/** Asks for the reason of a rejection, which is shown to the lawyer. */
export function RejectDialog({ lawyer, onClose }: RejectDialogProps) {
  const { t } = useTranslation(['verification', 'lawyerAdministration', 'forms', 'shared']);
  const formId = useId();
  const [failure, setFailure] = useState<string | null>(null);
  const { reject } = useVerifyLawyer();
  const schema = z.object({
    reason: z
      .string()
      .trim()
      .min(1, t('decision.reasonMissing'))
      .max(longest.rejectionReason, t('decision.reasonLength', { limit: longest.rejectionReason })),
  });
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: zodResolver(schema),
    defaultValues: { reason: '' },
  });
  const { errors, isSubmitting } = formState;
  const submit = handleSubmit(async ({ reason }) => {
    setFailure(null);
    try {
      await reject(lawyer, reason);
      onClose();
    } catch (error) {
      setFailure(showFailure(error, t('lawyerAdministration:list.updateFailed'), ['reason'], setError));
    }
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open && !isSubmitting) onClose();
      }}
      title={t('decision.rejectTitle')}
      closeLabel={t('shared:act.close')}
      footer={
        <>
          <Button disabled={isSubmitting} onClick={onClose}>
            {t('shared:act.cancel')}
          </Button>
          <Button
            type="submit"
            form={formId}
            variant="danger"
            busy={isSubmitting}
            busyLabel={t('decision.rejecting')}
          >
            {t('decision.rejectConfirm')}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} noValidate className="grid gap-4">
        <div className="rounded-field border border-line bg-paper px-3.5 py-3">
          <PersonSummary name={lawyer.name} note={lawyer.licenseNumber ?? t('decision.noLicense')} />
        </div>
        <p className="text-ink-2">{t('decision.rejectNote')}</p>
        <TextArea
          {...register('reason')}
          label={t('decision.reason')}
          error={errors.reason?.message}
          limit={longest.rejectionReason}
          counterLabel={(left) => t('forms:characters.left', { count: left })}
        />
        {failure && (
          <div role="alert">
            <FieldError>{failure}</FieldError>
          </div>
        )}
      </form>
    </Dialog>
  );
}
