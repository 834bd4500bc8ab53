import { readEmail } from '@ainsathi/contract/email';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { PhoneOrEmail } from '../phone/phone-or-email';
import { forgottenAt, useReturnState } from '../sessions/return-to';
import { SignInFrame } from '../sessions/sign-in-frame';
import { useTypedEmail } from '../sessions/use-typed-email';
import { useMutationForm } from '../../../drafts/use-mutation-form';
import { graphql } from '../../../graphql/documents';
import { PageHead } from '../../../routing/page-head';
import { paths } from '../../../routing/paths';
import { useSite } from '../../../routing/site';
import { SubmitButton } from '../../../ui/forms/submit-button';
import { ErrorSummary } from '../../../ui/forms/error-summary';
import { FormMessage } from '../../../ui/forms/form-message';
import { ScriptNote } from '../../../ui/forms/script-note';
import { TextInput } from '../../../ui/forms/text-input';
import { TextLink } from '../../../ui/text-link';
import { RequestPasswordResetDocument } from './generated/forgot-password-screen';

graphql(`
  mutation RequestPasswordReset($email: String!) {
    requestPasswordReset(email: $email) {
      message
    }
  }
`);

function ForgotPasswordForm() {
  const { t } = useTranslation(['accountRecovery', 'accounts', 'forms', 'shared']);
  const schema = z.object({
    email: z.string().trim().min(1, t('accounts:emailMissing')).transform(readEmail),
  });
  const form = useMutationForm(RequestPasswordResetDocument, {
    schema,
    variables: (values) => values,
    fetchPolicy: 'no-cache',
  });
  useTypedEmail(form);
  return (
    <form method="post" onSubmit={form.submit} noValidate className="grid gap-5">
      <ErrorSummary description={t('forms:notSent')} items={form.problems} attempt={form.attempt} />
      {form.sent && (
        <FormMessage tone="success" title={t('forgot.done')} takesFocus>
          {t('forgot.doneText', { message: form.sent.requestPasswordReset.message })}
        </FormMessage>
      )}
      {form.failure && (
        <FormMessage tone="failure" title={t('forgot.failed')} takesFocus>
          {form.failure.reason}
        </FormMessage>
      )}
      <TextInput
        {...form.field('email')}
        type="email"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        label={t('shared:field.email')}
      />
      <ScriptNote />
      <SubmitButton wide busy={form.isSubmitting} busyLabel={t('forgot.submitting')}>
        {t('forgot.submit')}
      </SubmitButton>
    </form>
  );
}

export default function ForgotPasswordScreen() {
  const { t } = useTranslation(['accountRecovery', 'accounts', 'shared']);
  const { phoneSignIn = false } = useSite();
  return (
    <SignInFrame
      heading={t('accounts:login.forgot')}
      lead={t(phoneSignIn ? 'forgot.leadBoth' : 'forgot.lead')}
    >
      <PageHead title={t('accounts:login.forgot')} canonical={paths.forgotPassword} hidden />
      <PhoneOrEmail from={forgottenAt} draft={null} hint={t('forgot.byPhone')}>
        <ForgotPasswordForm />
      </PhoneOrEmail>
      <p className="mt-6 border-t border-line pt-5">
        {t('forgot.remembered')}{' '}
        <TextLink to={paths.login} state={useReturnState()}>
          {t('shared:session.signIn')}
        </TextLink>
      </p>
      <p className="mt-3">
        {t('forgot.noMail')} <TextLink to={paths.contact}>{t('forgot.askUs')}</TextLink>
      </p>
    </SignInFrame>
  );
}
