import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { errorReason } from '../../../graphql/error-message';
import { fieldErrors } from '../../../graphql/failure';
import { PhoneCodeField } from '../../../passkeys/phone-code-field';
import type { SentCode, usePhoneCode } from '../../../passkeys/use-phone-code';
import { Button } from '../../../ui/button';
import { FormMessage } from '../../../ui/forms/form-message';
import { SubmitButton } from '../../../ui/forms/submit-button';

interface CodeFormProps extends Pick<ReturnType<typeof usePhoneCode>, 'sendAgain' | 'forget'> {
  sent: SentCode;
  send: (proof: { proofId: string; code: string }) => Promise<void>;
  /** The title of a failure. */
  failed: string;
}

/** Asks for the code that was sent to a number. */
export function CodeForm({ sent, send, sendAgain, forget, failed }: CodeFormProps) {
  const { t } = useTranslation('accounts');
  const [failure, setFailure] = useState<string | null>(null);
  const { register, handleSubmit, setError, setFocus, setValue, formState } = useForm({
    resolver: zodResolver(z.object({ phoneCode: z.string().trim().min(1, t('code.missing')) })),
    defaultValues: { phoneCode: '' },
  });
  useEffect(
    function focusCode() {
      setFocus('phoneCode');
    },
    [setFocus],
  );
  const submit = handleSubmit(async ({ phoneCode }) => {
    setFailure(null);
    try {
      await send({ proofId: sent.proofId, code: phoneCode });
    } catch (error) {
      const wrong = fieldErrors(error).find(({ field }) => field === 'code');
      if (wrong) setError('phoneCode', { message: wrong.message }, { shouldFocus: true });
      else setFailure(errorReason(error));
    }
  });
  return (
    <form method="post" onSubmit={submit} noValidate className="grid gap-5">
      {failure !== null && (
        <FormMessage tone="failure" title={failed} takesFocus>
          {failure}
        </FormMessage>
      )}
      <PhoneCodeField
        field={register('phoneCode')}
        error={formState.errors.phoneCode?.message}
        sent={sent}
        sendAgain={sendAgain}
        onCode={(code) => {
          setValue('phoneCode', code);
          void submit();
        }}
      />
      <SubmitButton wide busy={formState.isSubmitting} busyLabel={t('code.submitting')}>
        {t('code.submit')}
      </SubmitButton>
      <Button wide onClick={forget}>
        {t('phone.change')}
      </Button>
    </form>
  );
}
