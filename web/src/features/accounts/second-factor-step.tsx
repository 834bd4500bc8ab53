import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { errorReason } from '../../graphql/error-message';
import { fieldErrors } from '../../graphql/failure';
import { showFieldErrors } from '../../graphql/form-errors';
import { SecondFactorField } from '../../session/second-factor-field';
import { Button } from '../../ui/button';
import { FormMessage } from '../../ui/forms/form-message';

interface SecondFactorStepProps {
  /** Sends the code; rejects when it is refused. */
  complete: (code: string) => Promise<void>;
  /** The password is asked for again; with the reason, where the server wants it. */
  onStartAgain: (reason: string | null) => void;
}

/** The second step of the sign-in: the code of the second factor. */
export function SecondFactorStep({ complete, onStartAgain }: SecondFactorStepProps) {
  const { t } = useTranslation('accounts');
  const [failure, setFailure] = useState<string | null>(null);
  const schema = z.object({ code: z.string().trim().min(1, t('code.missing')) });
  const { register, handleSubmit, setError, setFocus, resetField, formState } = useForm({
    resolver: zodResolver(schema),
    defaultValues: { code: '' },
  });
  useEffect(
    function focusCode() {
      setFocus('code');
    },
    [setFocus],
  );
  const send = handleSubmit(async ({ code }) => {
    setFailure(null);
    try {
      await complete(code);
    } catch (error) {
      const ended = fieldErrors(error).find(({ field }) => field === 'challenge');
      if (ended) onStartAgain(ended.message);
      else if (!showFieldErrors(error, ['code'], setError)) setFailure(errorReason(error));
    }
  });
  return (
    <form method="post" onSubmit={send} noValidate className="grid gap-5">
      <FormMessage tone="information" title={t('code.lead')} />
      {failure !== null && (
        <FormMessage tone="failure" title={t('login.failed')}>
          {failure}
        </FormMessage>
      )}
      <SecondFactorField
        field={register('code')}
        error={formState.errors.code?.message}
        onSwitch={() => resetField('code')}
      />
      <Button
        type="submit"
        variant="primary"
        wide
        busy={formState.isSubmitting}
        busyLabel={t('code.submitting')}
      >
        {t('code.submit')}
      </Button>
      <Button wide onClick={() => onStartAgain(null)}>
        {t('code.back')}
      </Button>
    </form>
  );
}
