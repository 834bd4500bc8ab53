import { longest } from '@ainsathi/contract/limits';
import { zodResolver } from '@hookform/resolvers/zod';
import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { useController, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { useFormDraft } from '../../../drafts/use-form-draft';
import { FormDialog } from '../../../ui/overlays/form-dialog';
import { CountedTextArea } from '../../../ui/forms/counted-text-area';
import { useMediaQuery } from '../../../ui/media-query';
import { showFailure } from '../../../lists/row-form-errors';
import { PersonSummary } from '../../../lists/person-summary';

const reasonKeys = ['notOnRoll', 'otherName', 'incomplete', 'usedTwice', 'notCurrent'] as const;

interface PreparedReasonsProps {
  name: string;
  onChoose: (reason: string) => void;
}

/** The usual reasons of a rejection, chosen with a press, the arrow keys or a number key. */
function PreparedReasons({ name, onChoose }: PreparedReasonsProps) {
  const { t } = useTranslation('verification');
  const group = useRef<HTMLFieldSetElement>(null);
  const chooseByNumber = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const radio = group.current?.querySelectorAll('input')[Number(event.key) - 1];
    if (!radio) return;
    event.preventDefault();
    radio.focus();
    radio.click();
  };
  return (
    <fieldset ref={group} className="min-w-0">
      <legend className="mb-1.5 leading-snug font-strong text-(length:--control-text)">
        {t('reasons.legend')}
      </legend>
      <div className="divide-y divide-line rounded-field border border-control">
        {reasonKeys.map((key, index) => (
          <label
            key={key}
            className="flex min-h-11 items-center gap-3 px-3.5 py-2 leading-snug hover:bg-hover has-checked:bg-green-soft has-focus-visible:ring-focus"
          >
            <input
              type="radio"
              name={name}
              onKeyDown={chooseByNumber}
              onChange={() => onChoose(t(`reasons.${key}.text`))}
              className="size-5 shrink-0 accent-green outline-none!"
            />
            <span className="flex-1">{t(`reasons.${key}.label`)}</span>
            <kbd aria-hidden className="text-14 text-ink-2 tabular-nums coarse:hidden">
              {index + 1}
            </kbd>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

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
  const form = useForm({ resolver: zodResolver(schema), defaultValues: { reason: '' } });
  const { control, handleSubmit, setError, setValue, formState } = form;
  const draft = useFormDraft(form, `reject:${lawyer.id}`);
  const { field } = useController({ control, name: 'reason' });
  const { errors, isSubmitting, isSubmitted } = formState;
  const submit = handleSubmit(async ({ reason }) => {
    setFailure(null);
    try {
      await reject(reason);
      draft.clear();
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
      onSubmit={submit}
      onClose={onClose}
    >
      <div className="rounded-field border border-line bg-paper px-3.5 py-3">
        <PersonSummary name={lawyer.name} note={lawyer.licenseNumber ?? t('decision.noLicense')} />
      </div>
      <p className="text-ink-2">{t('decision.rejectNote')}</p>
      <PreparedReasons
        name={radioName}
        onChoose={(reason) => setValue('reason', reason, { shouldValidate: isSubmitted })}
      />
      <CountedTextArea
        {...field}
        label={t('decision.reason')}
        error={errors.reason?.message}
        limit={longest.rejectionReason}
        onKeyDown={sendWithEnter}
      />
      {enterSends && <p className="-mt-2 text-ink-2">{t('decision.reasonHint')}</p>}
    </FormDialog>
  );
}
