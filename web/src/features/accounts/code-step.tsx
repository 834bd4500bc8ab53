import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { errorReason } from '../../graphql/error-message';
import { showFieldErrors } from '../../graphql/form-errors';
import { SecondFactorField } from '../../session/second-factor-field';
import { Button } from '../../ui/button';

interface CodeStepProps {
  send: (proof: { code: string }) => Promise<void>;
  onFailure: (reason: string) => void;
  /** Whether the account has an authenticator app. */
  hasApp: boolean;
}

/** The second step of the sign-in with a code. */
export function CodeStep({ send, onFailure, hasApp }: CodeStepProps) {
  const { t } = useTranslation('accounts');
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
  const submit = handleSubmit(async ({ code }) => {
    try {
      await send({ code });
    } catch (error) {
      if (!showFieldErrors(error, ['code'], setError)) onFailure(errorReason(error));
    }
  });
  return (
    <form method="post" onSubmit={submit} noValidate className="grid gap-5">
      <SecondFactorField
        field={register('code')}
        error={formState.errors.code?.message}
        hasApp={hasApp}
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
    </form>
  );
}
