import { passwordLength } from '@ainsathi/contract/limits';
import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { MissingSecret } from '../../features/accounts/missing-secret';
import { SignInFrame } from '../../features/accounts/sign-in-frame';
import { useLinkSecret } from '../../features/accounts/use-link-secret';
import { usePasswordLabels } from '../../features/accounts/use-password-labels';
import { graphql } from '../../graphql/documents';
import { errorReason } from '../../graphql/error-message';
import { showFieldErrors, summaryItems } from '../../graphql/form-errors';
import { usePublicMutation } from '../../graphql/operations';
import { PageHead } from '../../routing/page-head';
import { paths } from '../../routing/paths';
import { useGuardedNavigate } from '../../routing/use-guarded-navigate';
import { Button } from '../../ui/button';
import { ErrorSummary } from '../../ui/forms/error-summary';
import { FormMessage } from '../../ui/forms/form-message';
import { PasswordInput } from '../../ui/forms/password-input';
import { ScriptNote } from '../../ui/forms/script-note';
import { TextLink } from '../../ui/text-link';
import { ResetPasswordDocument } from './generated/reset-password-screen';

graphql(`
  mutation ResetPassword($token: String!, $newPassword: String!) {
    resetPassword(token: $token, newPassword: $newPassword) {
      message
    }
  }
`);

function ResetPasswordForm({ token }: { token: string | null }) {
  const { t } = useTranslation(['accountRecovery', 'accounts', 'forms', 'shared']);
  const navigate = useGuardedNavigate();
  const [failure, setFailure] = useState<string | null>(null);
  const resetPassword = usePublicMutation(ResetPasswordDocument, { fetchPolicy: 'no-cache' });
  const schema = z.object({
    newPassword: z
      .string()
      .min(1, t('accounts:password.missing'))
      .min(passwordLength.min, t('accounts:password.short'))
      .max(passwordLength.max, t('accounts:password.long')),
  });
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: zodResolver(schema),
    shouldFocusError: false,
    defaultValues: { newPassword: '' },
  });
  const { errors, isSubmitting, submitCount } = formState;
  const send = handleSubmit(async ({ newPassword }) => {
    setFailure(null);
    try {
      const { data } = await resetPassword({ variables: { token: token ?? '', newPassword } });
      await navigate(paths.login, { replace: true, state: { message: data?.resetPassword.message } });
    } catch (error) {
      if (!showFieldErrors(error, ['newPassword'], setError)) setFailure(errorReason(error));
    }
  });
  return (
    <form method="post" onSubmit={send} noValidate className="grid gap-5">
      <ErrorSummary
        title={t('shared:form.problems', { count: Object.keys(errors).length })}
        description={t('forms:notSent')}
        items={summaryItems(errors)}
        attempt={submitCount}
      />
      {failure !== null && (
        <FormMessage tone="failure" title={t('reset.failed')} takesFocus>
          {failure} <TextLink to={paths.forgotPassword}>{t('link.askAgain')}</TextLink>
        </FormMessage>
      )}
      {token === '' && <MissingSecret />}
      <PasswordInput
        {...register('newPassword')}
        autoComplete="new-password"
        label={t('accounts:changePassword.next')}
        hint={t('accounts:password.hint')}
        labels={usePasswordLabels()}
        error={errors.newPassword?.message}
      />
      <ScriptNote />
      <Button
        type="submit"
        variant="primary"
        wide
        disabled={token === ''}
        busy={isSubmitting}
        busyLabel={t('reset.submitting')}
      >
        {t('reset.title')}
      </Button>
    </form>
  );
}

/** Sets a new password by the link of a mail. */
export function ResetPasswordScreen() {
  const { t } = useTranslation('accountRecovery');
  const token = useLinkSecret();
  return (
    <SignInFrame heading={t('reset.title')} lead={t('reset.lead')}>
      <PageHead title={t('reset.title')} hidden />
      <ResetPasswordForm token={token} />
    </SignInFrame>
  );
}
