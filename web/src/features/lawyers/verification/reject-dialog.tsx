import { longest } from '@ainsathi/contract/limits';
import { zodResolver } from '@hookform/resolvers/zod';
import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { useController, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { FormDialog } from '../../../ui/overlays/form-dialog';
import { TextArea } from '../../../ui/forms/text-area';
import { useMediaQuery } from '../../../ui/media-query';
import { showFailure } from '../../../lists/row-form-errors';
import { PersonSummary } from '../../../lists/person-summary';
import { PreparedReasons } from './prepared-reasons';

interface RejectDialogProps {
  lawyer: { id: string; name: string; licenseNumber: string | null };
  /** Rejects; the promise fails with the server's error. */
  reject: (reason: string) => Promise<void>;
  onClose: () => void;
}

/** Asks for the reason of a rejection, which is shown to the lawyer. */
export function RejectDialog({ lawyer, reject, onClose }: RejectDialogProps) {
  const { t } = useTranslation(['verification', 'lawyerAdministration', 'forms']);
  const radioName = useId();
  const firstReason = useRef<HTMLInputElement>(null);
  const [failure, setFailure] = useState<string | null>(null);
  // On a touch keyboard the Enter key is the only way to begin a new line.
  const enterSends = useMediaQuery('(pointer: fine)', true);
  const schema = z.object({
    reason: z
      .string()
      .trim()
      .min(1, t('decision.reasonMissing'))
      .max(longest.rejectionReason, t('decision.reasonLength', { limit: longest.rejectionReason })),
  });
  const { control, handleSubmit, setError, setValue, formState } = useForm({
    resolver: zodResolver(schema),
    defaultValues: { reason: '' },
  });
  const { field } = useController({ control, name: 'reason' });
  const { errors, isSubmitting, isSubmitted } = formState;
  const submit = handleSubmit(async ({ reason }) => {
    setFailure(null);
    try {
      await reject(reason);
      onClose();
    } catch (error) {
      setFailure(showFailure(error, t('lawyerAdministration:list.updateFailed'), ['reason'], setError));
    }
  });
  const sendWithEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing || !enterSends) return;
    event.preventDefault();
    if (!isSubmitting) void submit();
  };
  return (
    <FormDialog
      title={t('decision.rejectTitle')}
      submit={{ label: t('decision.rejectConfirm'), busyLabel: t('decision.rejecting'), variant: 'danger' }}
      busy={isSubmitting}
      failure={failure}
      initialFocus={firstReason}
      onSubmit={submit}
      onClose={onClose}
    >
      <div className="rounded-field border border-line bg-paper px-3.5 py-3">
        <PersonSummary name={lawyer.name} note={lawyer.licenseNumber ?? t('decision.noLicense')} />
      </div>
      <p className="text-ink-2">{t('decision.rejectNote')}</p>
      <PreparedReasons
        name={radioName}
        firstRef={firstReason}
        onChoose={(reason) => setValue('reason', reason, { shouldValidate: isSubmitted })}
      />
      <TextArea
        {...field}
        label={t('decision.reason')}
        error={errors.reason?.message}
        limit={longest.rejectionReason}
        counterLabel={(left) => t('forms:characters.left', { count: left })}
        onKeyDown={sendWithEnter}
      />
      {enterSends && <p className="-mt-2 text-14 text-ink-2">{t('decision.reasonHint')}</p>}
    </FormDialog>
  );
}
