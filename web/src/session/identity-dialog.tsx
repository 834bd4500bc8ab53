import { useMutation, useQuery } from '@apollo/client/react';
import { zodResolver } from '@hookform/resolvers/zod';
import { useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { graphql } from '../graphql/documents';
import { errorReason } from '../graphql/error-message';
import { showFieldErrors } from '../graphql/form-errors';
import { Button } from '../ui/button';
import { FormMessage } from '../ui/forms/form-message';
import { PasswordInput } from '../ui/forms/password-input';
import { Dialog } from '../ui/overlays/dialog';
import { ConfirmIdentityDocument, IdentityFactorsDocument } from './generated/identity-dialog';
import { identityPrompt } from './identity-prompt';
import { SecondFactorField } from './second-factor-field';
import { useSession } from './session';

graphql(`
  mutation ConfirmIdentity($password: String!, $code: String) {
    confirmIdentity(password: $password, code: $code) {
      token
    }
  }
`);

graphql(`
  query IdentityFactors {
    mySecondFactors {
      totp
    }
  }
`);

function useIdentityForm() {
  const { t } = useTranslation('accounts');
  const schema = z.object({ password: z.string().min(1, t('password.missing')), code: z.string() });
  return useForm({ resolver: zodResolver(schema), defaultValues: { password: '', code: '' } });
}

/** Asks for the password, stores the new token and lets the operation go on that waits. */
export function IdentityDialog() {
  const { t } = useTranslation(['accountRecovery', 'accounts', 'shared']);
  const { renew, user } = useSession();
  const [failure, setFailure] = useState<string | null>(null);
  const [confirmIdentity] = useMutation(ConfirmIdentityDocument, { fetchPolicy: 'no-cache' });
  const { data: factors } = useQuery(IdentityFactorsDocument, { fetchPolicy: 'network-only' });
  const { register, handleSubmit, setError, resetField, formState } = useIdentityForm();
  const { errors, isSubmitting } = formState;
  const field = register('password');
  const input = useRef<HTMLInputElement>(null);
  const send = handleSubmit(async (variables) => {
    setFailure(null);
    try {
      const { data } = await confirmIdentity({ variables });
      if (data) renew(data.confirmIdentity.token);
      identityPrompt.answer(true);
    } catch (error) {
      if (!showFieldErrors(error, ['password', 'code'], setError)) setFailure(errorReason(error));
    }
  });
  return (
    <Dialog
      open
      onOpenChange={() => identityPrompt.answer(false)}
      title={t('identity.title')}
      closeLabel={t('shared:act.close')}
      initialFocus={input}
    >
      <form
        method="post"
        noValidate
        className="grid gap-5"
        onSubmit={(event) => {
          // The dialog is a child of the form that waits, and React's events bubble through portals.
          event.stopPropagation();
          void send(event);
        }}
      >
        <p className="text-ink-2">{t('identity.text')}</p>
        {failure !== null && (
          <FormMessage tone="failure" title={t('identity.failed')} takesFocus>
            {failure}
          </FormMessage>
        )}
        {/* The account's email, for password managers. */}
        <input type="hidden" name="username" autoComplete="username" value={user?.email ?? ''} />
        <PasswordInput
          {...field}
          ref={(element) => {
            field.ref(element);
            input.current = element;
          }}
          autoComplete="current-password"
          label={t('accounts:password.label')}
          labels={{
            show: t('accounts:password.show'),
            hide: t('accounts:password.hide'),
            shown: t('accounts:password.shown'),
            hidden: t('accounts:password.hidden'),
          }}
          error={errors.password?.message}
        />
        {(factors?.mySecondFactors.totp === true || errors.code) && (
          <SecondFactorField
            field={register('code')}
            error={errors.code?.message}
            onSwitch={() => resetField('code')}
          />
        )}
        <Button type="submit" variant="primary" wide busy={isSubmitting} busyLabel={t('identity.submitting')}>
          {t('identity.submit')}
        </Button>
      </form>
    </Dialog>
  );
}
