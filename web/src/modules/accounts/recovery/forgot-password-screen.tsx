import { readEmail } from '@ainsathi/contract/email';
import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { SignInFrame } from '../sessions/sign-in-frame';
import { graphql } from '../../../graphql/documents';
import { errorReason } from '../../../graphql/error-message';
import { showFieldErrors, summaryItems } from '../../../graphql/form-errors';
import { usePublicMutation } from '../../../graphql/operations';
import { PageHead } from '../../../routing/page-head';
import { paths } from '../../../routing/paths';
import { Button } from '../../../ui/button';
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

type Outcome = { sent: string } | { failure: string } | null;

function ForgotPasswordForm() {
  const { t } = useTranslation(['accountRecovery', 'accounts', 'forms', 'shared']);
  const [outcome, setOutcome] = useState<Outcome>(null);
  const request = usePublicMutation(RequestPasswordResetDocument, { fetchPolicy: 'no-cache' });
  const schema = z.object({
    email: z.string().trim().min(1, t('accounts:emailMissing')).transform(readEmail),
  });
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: zodResolver(schema),
    shouldFocusError: false,
  });
  const { errors, isSubmitting, submitCount } = formState;
  const send = handleSubmit(async (variables) => {
    setOutcome(null);
    try {
      const { data } = await request({ variables });
      setOutcome({ sent: data?.requestPasswordReset.message ?? '' });
    } catch (error) {
      if (!showFieldErrors(error, ['email'], setError)) setOutcome({ failure: errorReason(error) });
    }
  });
  return (
    <form method="post" onSubmit={send} noValidate className="grid gap-5">
      <ErrorSummary description={t('forms:notSent')} items={summaryItems(errors)} attempt={submitCount} />
      {outcome && 'sent' in outcome && (
        <FormMessage tone="success" title={t('forgot.done')} takesFocus>
          {t('forgot.doneText', { message: outcome.sent })}
        </FormMessage>
      )}
      {outcome && 'failure' in outcome && (
        <FormMessage tone="failure" title={t('forgot.failed')} takesFocus>
          {outcome.failure}
        </FormMessage>
      )}
      <TextInput
        {...register('email')}
        type="email"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        label={t('shared:field.email')}
        error={errors.email?.message}
      />
      <ScriptNote />
      <Button type="submit" variant="primary" wide busy={isSubmitting} busyLabel={t('forgot.submitting')}>
        {t('forgot.submit')}
      </Button>
    </form>
  );
}

/** Asks for a mailed link to set a new password. */
export default function ForgotPasswordScreen() {
  const { t } = useTranslation(['accountRecovery', 'accounts', 'shared']);
  return (
    <SignInFrame heading={t('accounts:login.forgot')} lead={t('forgot.lead')}>
      <PageHead title={t('accounts:login.forgot')} canonical={paths.forgotPassword} hidden />
      <ForgotPasswordForm />
      <p className="mt-6 border-t border-line pt-5">
        {t('forgot.remembered')} <TextLink to={paths.login}>{t('shared:session.signIn')}</TextLink>
      </p>
      <p className="mt-3">
        {t('forgot.noMail')} <TextLink to={paths.contact}>{t('forgot.askUs')}</TextLink>
      </p>
    </SignInFrame>
  );
}
