import { zodResolver } from '@hookform/resolvers/zod';
import { useState, type ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { useFormDraft } from '../../../drafts/use-form-draft';
import { errorReason } from '../../../graphql/error-message';
import { fieldErrors, readFailure } from '../../../graphql/failure';
import { bindFields } from '../../../graphql/form-errors';
import { Button } from '../../../ui/button';
import { FormMessage } from '../../../ui/forms/form-message';
import { ScriptNote } from '../../../ui/forms/script-note';
import { SubmitButton } from '../../../ui/forms/submit-button';
import { TextInput } from '../../../ui/forms/text-input';

/** Whoever waits longer uses the email. */
const LONG_WAIT_SECONDS = 600;

interface NumberFormProps {
  /** Typed before. */
  number?: string;
  send: (phone: string) => Promise<void>;
  hint?: ReactNode;
  /** Leads to the form beside it. */
  onUseEmail?: () => void;
  /** Gets the reason where no code can be sent for long. */
  onFull?: (reason: string) => void;
}

/** Asks for a number, and sends it a code. */
export function NumberForm({ number, send, hint, onUseEmail, onFull }: NumberFormProps) {
  const { t } = useTranslation('accounts');
  const [failure, setFailure] = useState<string | null>(null);
  // Without a number no default value: text typed before hydration is read from the field.
  const form = useForm({
    resolver: zodResolver(z.object({ signInPhone: z.string().trim().min(1, t('phone.missing')) })),
    ...(number && { defaultValues: { signInPhone: number } }),
  });
  const draft = useFormDraft(form, 'phone-number');
  const { isSubmitting } = form.formState;
  const refuse = (error: unknown) => {
    const [wrong] = fieldErrors(error);
    const { code, retryAfterSeconds } = readFailure(error);
    const isFull = code === 'SERVICE_UNAVAILABLE' || (retryAfterSeconds ?? 0) > LONG_WAIT_SECONDS;
    if (wrong) form.setError('signInPhone', { message: wrong.message }, { shouldFocus: true });
    else (isFull && onFull ? onFull : setFailure)(errorReason(error));
  };
  const submit = form.handleSubmit(async ({ signInPhone }) => {
    setFailure(null);
    await send(signInPhone).then(draft.clear, refuse);
  });
  return (
    <form method="post" onSubmit={submit} noValidate className="grid gap-5">
      {failure !== null && (
        <FormMessage
          tone="failure"
          title={t('phone.failed')}
          takesFocus
          action={
            onUseEmail && (
              <Button size="small" onClick={onUseEmail}>
                {t('phone.useEmail')}
              </Button>
            )
          }
        >
          {failure}
        </FormMessage>
      )}
      <TextInput
        {...bindFields(form)('signInPhone')}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        label={t('phone.label')}
        hint={hint}
      />
      <ScriptNote />
      <SubmitButton wide busy={isSubmitting} busyLabel={t('phone.sending')}>
        {t('phone.get')}
      </SubmitButton>
    </form>
  );
}
