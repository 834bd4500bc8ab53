import { passwordLength } from '@ainsathi/contract/limits';
import { useMutation, useQuery } from '@apollo/client/react';
import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { graphql } from '../../graphql/documents';
import { useSession } from '../../session/session';
import { errorReason } from '../../graphql/error-message';
import { showFieldErrors, summaryItems } from '../../graphql/form-errors';
import { SecondFactorField } from '../../passkeys/second-factor-field';
import { Button } from '../../ui/button';
import { ErrorSummary } from '../../ui/forms/error-summary';
import { FormMessage } from '../../ui/forms/form-message';
import { PasswordInput } from '../../ui/forms/password-input';
import { ChangePasswordDocument, OwnTotpDocument } from './generated/change-password-form';

graphql(`
  mutation ChangePassword($currentPassword: String!, $newPassword: String!, $code: String) {
    changePassword(currentPassword: $currentPassword, newPassword: $newPassword, code: $code) {
      token
      user {
        id
        name
        email
        role
      }
    }
  }
`);

graphql(`
  query OwnTotp {
    me {
      id
      passwordMustChange
    }
    mySecondFactors {
      totp
    }
  }
`);

const names = ['currentPassword', 'newPassword', 'code'] as const;

function usePasswordForm() {
  const { t } = useTranslation('accounts');
  const schema = z
    .object({
      currentPassword: z.string().min(1, t('password.missing')),
      newPassword: z
        .string()
        .min(passwordLength.min, t('password.short'))
        .max(passwordLength.max, t('password.long')),
      code: z.string().trim(),
    })
    .refine(({ currentPassword, newPassword }) => currentPassword !== newPassword, {
      path: ['newPassword'],
      message: t('changePassword.same'),
    });
  return useForm({
    resolver: zodResolver(schema),
    shouldFocusError: false,
    defaultValues: { currentPassword: '', newPassword: '', code: '' },
  });
}

/** Changes the viewer's password; the server ends the sessions of the other devices. */
export function ChangePasswordForm() {
  const { t } = useTranslation(['accounts', 'forms', 'shared']);
  const { signIn, user } = useSession();
  const { register, handleSubmit, setError, reset, resetField, formState } = usePasswordForm();
  const { data: own } = useQuery(OwnTotpDocument, { fetchPolicy: 'cache-first' });
  const [outcome, setOutcome] = useState<'done' | { failure: string } | null>(null);
  const [changePassword] = useMutation(ChangePasswordDocument, { fetchPolicy: 'no-cache' });
  const { errors, isSubmitting, submitCount } = formState;
  const send = handleSubmit(async ({ code, ...passwords }) => {
    setOutcome(null);
    try {
      const { data } = await changePassword({ variables: { ...passwords, code: code || null } });
      if (data) await signIn(data.changePassword);
      reset();
      setOutcome('done');
    } catch (error) {
      if (!showFieldErrors(error, names, setError)) setOutcome({ failure: errorReason(error) });
    }
  });
  return (
    <form method="post" onSubmit={send} noValidate className="grid max-w-[440px] gap-5">
      <ErrorSummary description={t('forms:notSent')} items={summaryItems(errors)} attempt={submitCount} />
      {own?.me?.passwordMustChange && outcome !== 'done' && (
        <FormMessage tone="warning" title={t('changePassword.required')}>
          {t('changePassword.requiredText')}
        </FormMessage>
      )}
      {outcome === 'done' && (
        <FormMessage tone="success" title={t('changePassword.done')} takesFocus>
          {t('changePassword.doneText')}
        </FormMessage>
      )}
      {outcome !== null && outcome !== 'done' && (
        <FormMessage tone="failure" title={t('changePassword.failed')} takesFocus>
          {outcome.failure}
        </FormMessage>
      )}
      {/* The account's email, for password managers. */}
      <input type="hidden" name="username" autoComplete="username" value={user?.email ?? ''} />
      <PasswordInput
        {...register('currentPassword')}
        autoComplete="current-password"
        label={t('changePassword.current')}
        error={errors.currentPassword?.message}
      />
      <PasswordInput
        {...register('newPassword')}
        autoComplete="new-password"
        label={t('changePassword.next')}
        hint={t('password.hint')}
        error={errors.newPassword?.message}
      />
      {own?.mySecondFactors.totp && (
        <SecondFactorField
          field={register('code')}
          error={errors.code?.message}
          optional={t('shared:field.optional')}
          onSwitch={() => resetField('code')}
        />
      )}
      <div>
        <Button
          type="submit"
          variant="primary"
          wide="phone"
          busy={isSubmitting}
          busyLabel={t('changePassword.submitting')}
        >
          {t('changePassword.submit')}
        </Button>
      </div>
    </form>
  );
}
