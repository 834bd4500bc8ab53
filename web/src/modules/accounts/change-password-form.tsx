import { useQuery } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { graphql } from '../../graphql/documents';
import { useSession } from '../../session/session';
import { SecondFactorField } from '../../passkeys/second-factor-field';
import { SubmitButton } from '../../ui/forms/submit-button';
import { useMutationForm } from '../../drafts/use-mutation-form';
import { ErrorSummary } from '../../ui/forms/error-summary';
import { FormMessage } from '../../ui/forms/form-message';
import { PasswordInput } from '../../ui/forms/password-input';
import { NewPasswordInput, useNewPasswordRule } from './new-password';
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

/** Without a draft: passwords are not stored. */
function usePasswordForm() {
  const { t } = useTranslation('accounts');
  const { user, signIn } = useSession();
  const checkPassword = useNewPasswordRule();
  const schema = z
    .object({
      currentPassword: z.string().min(1, t('password.missing')),
      newPassword: z.string(),
      code: z.string().trim(),
    })
    .superRefine(({ newPassword }, context) => checkPassword(context, 'newPassword', newPassword, user ?? {}))
    .refine(({ currentPassword, newPassword }) => currentPassword !== newPassword, {
      path: ['newPassword'],
      message: t('changePassword.same'),
    });
  const form = useMutationForm(ChangePasswordDocument, {
    schema,
    values: { currentPassword: '', newPassword: '', code: '' },
    variables: ({ code, ...passwords }) => ({ ...passwords, code: code || null }),
    fetchPolicy: 'no-cache',
    onSent: async ({ changePassword }) => {
      await signIn(changePassword);
      form.reset();
    },
  });
  return form;
}

/** Changes the viewer's password; the server ends the sessions of the other devices. */
export function ChangePasswordForm() {
  const { t } = useTranslation(['accounts', 'forms', 'shared']);
  const { user } = useSession();
  const form = usePasswordForm();
  const { field, failure, sent } = form;
  const { data: own } = useQuery(OwnTotpDocument, { fetchPolicy: 'cache-first' });
  return (
    <form method="post" onSubmit={form.submit} noValidate className="grid max-w-[440px] gap-5">
      <ErrorSummary description={t('forms:notSent')} items={form.problems} attempt={form.attempt} />
      {own?.me?.passwordMustChange && !sent && (
        <FormMessage tone="warning" title={t('changePassword.required')}>
          {t('changePassword.requiredText')}
        </FormMessage>
      )}
      {sent && (
        <FormMessage tone="success" title={t('changePassword.done')} takesFocus>
          {t('changePassword.doneText')}
        </FormMessage>
      )}
      {failure && (
        <FormMessage tone="failure" title={t('changePassword.failed')} takesFocus>
          {failure.reason}
        </FormMessage>
      )}
      {/* The account's email, for password managers. */}
      <input type="hidden" name="username" autoComplete="username" value={user?.email ?? ''} />
      <PasswordInput
        {...field('currentPassword')}
        autoComplete="current-password"
        label={t('changePassword.current')}
      />
      <NewPasswordInput
        {...field('newPassword')}
        onLeave={() => void form.trigger('newPassword')}
        label={t('changePassword.next')}
      />
      {own?.mySecondFactors.totp && (
        <SecondFactorField
          field={form.register('code')}
          error={form.formState.errors.code?.message}
          optional={t('shared:field.optional')}
          onSwitch={() => form.resetField('code')}
        />
      )}
      <div>
        <SubmitButton busy={form.isSubmitting} busyLabel={t('changePassword.submitting')}>
          {t('changePassword.submit')}
        </SubmitButton>
      </div>
    </form>
  );
}
