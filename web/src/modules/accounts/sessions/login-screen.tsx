import { readEmail } from '@ainsathi/contract/email';
import { zodResolver } from '@hookform/resolvers/zod';
import { useState, type ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { PageHead } from '../../../routing/page-head';
import { paths } from '../../../routing/paths';
import { useSite } from '../../../routing/site';
import { ScriptNote } from '../../../ui/forms/script-note';
import { useSession } from '../../../session/session';
import { errorReason, retryAfterSentence } from '../../../graphql/error-message';
import { readFailure } from '../../../graphql/failure';
import { bindFields, summaryItems } from '../../../graphql/form-errors';
import { SubmitButton } from '../../../ui/forms/submit-button';
import { ErrorSummary } from '../../../ui/forms/error-summary';
import { FormMessage } from '../../../ui/forms/form-message';
import { PasswordInput } from '../../../ui/forms/password-input';
import { TextInput } from '../../../ui/forms/text-input';
import { TextLink } from '../../../ui/text-link';
import { KeptRequestNote, useKeptRequest } from '../kept-request-note';
import { PhoneOrEmail } from '../phone/phone-or-email';
import { useNumberAdded } from '../phone/use-number-added';
import { useReturnState, type ReturnState } from './return-to';
import { SecondFactorStep } from '../second-factor/second-factor-step';
import { SignedInNote } from '../signed-in-note';
import { SharedPhoneBox } from './shared-phone-box';
import { SignInFrame } from './sign-in-frame';
import { useBegunForm } from './use-begun-form';
import { useLogin, type SecondFactorRequest } from './use-login';
import { useTypedEmail } from './use-typed-email';

interface LoginFailure {
  title: string;
  text: ReactNode;
}

function useLoginFailure(): (error: unknown) => LoginFailure {
  const { t } = useTranslation('accounts');
  return (error) => {
    const { code, serverMessage, retryAfterSeconds } = readFailure(error);
    if (serverMessage === null) return { title: t('login.failed'), text: errorReason(error) };
    if (code === 'ACCOUNT_LOCKED')
      return {
        title: serverMessage,
        text: <TextLink to={paths.contact}>{t('login.lockedText')}</TextLink>,
      };
    const text = retryAfterSeconds === null ? t('login.failedText') : retryAfterSentence(retryAfterSeconds);
    return { title: serverMessage, text };
  };
}

/** The message above the form before the first submit. */
function ArrivalMessage({ message, from, draft, proof }: ReturnState) {
  const { t } = useTranslation('accounts');
  const { user, ended } = useSession();
  if (proof && !user) return <FormMessage tone="information" title={t('phone.emailOnceLead')} />;
  if (message) return <FormMessage tone="success" title={message} />;
  if (user) return <SignedInNote user={user}>{from && t('login.signedInText')}</SignedInNote>;
  if (ended)
    return (
      <FormMessage tone="information" title={t(`login.${ended}`)}>
        {t('login.expiredText')}
      </FormMessage>
    );
  return from && !draft ? <FormMessage tone="information" title={t('login.continueText')} /> : null;
}

function LoginForm({ returnState }: { returnState: ReturnState }) {
  const { t } = useTranslation(['accounts', 'forms', 'shared']);
  const [failure, setFailure] = useState<LoginFailure | null>(null);
  const [secondFactor, setSecondFactor] = useState<SecondFactorRequest | null>(null);
  const onSignedIn = useNumberAdded(returnState.proof);
  const { login, completeLogin, requestFactorRemoval } = useLogin({ ...returnState, onSignedIn });
  const explain = useLoginFailure();
  const { phoneSignIn = false } = useSite();
  const schema = z.object({
    email: z.string().trim().min(1, t('emailMissing')).transform(readEmail),
    password: z.string().min(1, t('password.missing')),
  });
  const form = useForm({
    resolver: zodResolver(schema),
    shouldFocusError: false,
    // No empty default values: text typed before hydration is read from the fields.
    defaultValues: returnState.email ? { email: returnState.email } : {},
  });
  const { errors, isSubmitting, submitCount } = form.formState;
  const field = bindFields(form);
  useTypedEmail(form, { takesNumber: true });
  const send = form.handleSubmit(async (values) => {
    setFailure(null);
    try {
      setSecondFactor(await login(values));
    } catch (error) {
      setFailure(explain(error));
      form.setFocus('password', { shouldSelect: true });
    }
  });
  if (secondFactor !== null)
    return (
      <SecondFactorStep
        request={secondFactor}
        complete={(proof) => completeLogin({ challenge: secondFactor.challenge, ...proof })}
        requestRemoval={() => requestFactorRemoval({ challenge: secondFactor.challenge })}
        onStartAgain={(reason) => {
          setFailure(reason === null ? null : { title: t('login.failed'), text: reason });
          setSecondFactor(null);
        }}
      />
    );
  return (
    <form method="post" onSubmit={send} noValidate className="grid gap-5">
      <ErrorSummary description={t('forms:notSent')} items={summaryItems(errors)} attempt={submitCount} />
      {failure && (
        <FormMessage tone="failure" title={failure.title}>
          {failure.text}
        </FormMessage>
      )}
      <TextInput
        {...field('email')}
        type="email"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        label={t('shared:field.email')}
        {...(phoneSignIn ? { hint: t('phone.withPassword') } : {})}
      />
      <PasswordInput {...field('password')} autoComplete="current-password" label={t('password.label')} />
      <p className="-mt-2">
        <TextLink to={paths.forgotPassword} state={{ ...returnState, message: null, email: '' }}>
          {t('login.forgot')}
        </TextLink>
      </p>
      <ScriptNote />
      <SubmitButton wide busy={isSubmitting} busyLabel={t('login.submitting')}>
        {t('shared:session.signIn')}
      </SubmitButton>
    </form>
  );
}

export default function LoginScreen() {
  const { t } = useTranslation(['accounts', 'shared']);
  const returnState = useReturnState();
  const { from, draft: draftId, message, proof } = returnState;
  const begun = useBegunForm();
  const { draft, isSent } = useKeptRequest(returnState);
  return (
    <SignInFrame heading={t('login.heading')} lead={t('login.lead')}>
      <PageHead title={t('shared:session.login')} canonical={paths.login} hidden />
      {draft && <KeptRequestNote draft={draft} isSent={isSent} />}
      <div className="mb-6 empty:hidden">{!begun && <ArrivalMessage {...returnState} />}</div>
      <div className="mb-6">
        <SharedPhoneBox />
      </div>
      <PhoneOrEmail {...{ from, draft: draftId }} emailFirst={message !== null || proof !== null}>
        <LoginForm returnState={returnState} />
      </PhoneOrEmail>
      <div className="mt-6 empty:hidden">{begun && <ArrivalMessage {...returnState} />}</div>
      <p className="mt-6 border-t border-line pt-5">
        {t('login.newHere')}{' '}
        <TextLink to={paths.register} state={{ from, draft: draftId }}>
          {t('shared:session.createAccount')}
        </TextLink>
      </p>
    </SignInFrame>
  );
}
