import { longest } from '@ainsathi/contract/limits';
import { zodResolver } from '@hookform/resolvers/zod';
import { useState, type BaseSyntheticEvent } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { useFormDraft } from '../../drafts/use-form-draft';
import { graphql } from '../../graphql/documents';
import { usePublicMutation } from '../../graphql/operations';
import { useGuardedNavigate } from '../../routing/use-guarded-navigate';
import { paths } from '../../routing/paths';
import { ScriptNote } from '../../ui/forms/script-note';
import { errorReason } from '../../graphql/error-message';
import { readFailure } from '../../graphql/failure';
import { bindFields, showFieldErrors, summaryItems } from '../../graphql/form-errors';
import { SubmitButton } from '../../ui/forms/submit-button';
import { ErrorSummary } from '../../ui/forms/error-summary';
import { FormMessage } from '../../ui/forms/form-message';
import { RadioCards } from '../../ui/forms/choices/radio-cards';
import { TextInput } from '../../ui/forms/text-input';
import type { RegisterInput } from '../../graphql/generated/schema-types';
import { RegisterDocument } from './generated/register-form';
import { Agreement } from '../accounts/consents/agreement';
import { NewPasswordInput, useNewPasswordRule } from '../accounts/new-password';
import { useLogin } from '../accounts/sessions/use-login';
import { useTypedEmail } from '../accounts/sessions/use-typed-email';
import { emailText } from '../../lib/email-text';

graphql(`
  mutation Register($input: RegisterInput!) {
    register(input: $input) {
      message
    }
  }
`);

const names = ['name', 'email', 'phone', 'password'] as const;
const roles = ['USER', 'LAWYER'] as const;
type RegisterRole = (typeof roles)[number];

function toRole(value: unknown): RegisterRole {
  return roles.find((role) => role === value) ?? 'USER';
}

// From the DOM, so that a choice before hydration counts.
function roleIn(event?: BaseSyntheticEvent): RegisterRole {
  const form: unknown = event?.target;
  return toRole(form instanceof HTMLFormElement ? new FormData(form).get('role') : null);
}

function useRegisterForm() {
  const { t } = useTranslation(['accounts', 'forms']);
  const checkPassword = useNewPasswordRule();
  const fields = z.object({
    name: z.string().trim().min(1, t('forms:fullNameMissing')).max(longest.name, t('nameLong')),
    email: z
      .string()
      .trim()
      .min(1, t('emailMissing'))
      .pipe(emailText(t('forms:emailShape'))),
    phone: z.string().trim(),
    password: z.string(),
    role: z.enum(roles).nullish(),
  });
  const schema = fields.superRefine((typed, context) =>
    checkPassword(context, 'password', typed.password, typed),
  );
  // No default values: text typed before hydration is read from the fields.
  return useForm({ resolver: zodResolver(schema), shouldFocusError: false });
}

interface RegisterFormProps {
  role: RegisterRole;
  /** For the sign-in page. */
  from: string | null;
  /** The id of a visitor's draft: registers a client and signs in at once, to submit the draft. */
  draft: string | null;
}

/** With a visitor's draft also signs in; otherwise, or after a failure, opens the sign-in page. */
function useRegister({ from, draft }: Pick<RegisterFormProps, 'from' | 'draft'>) {
  const { t } = useTranslation('accounts');
  const navigate = useGuardedNavigate();
  const { login } = useLogin({ from, draft });
  const createAccount = usePublicMutation(RegisterDocument);
  return async (input: RegisterInput) => {
    const { email, password } = input;
    const isSignedIn = () =>
      login({ email, password }).then(
        (secondFactor) => secondFactor === null,
        () => false,
      );
    try {
      await createAccount({ variables: { input } });
    } catch (error) {
      // The account may be this person's, if an earlier response was lost.
      if (draft === null || readFailure(error).code !== 'CONFLICT') throw error;
      if (await isSignedIn()) return;
      throw error;
    }
    if (draft === null || !(await isSignedIn()))
      await navigate(paths.login, { state: { message: t('register.done'), email, from, draft } });
  };
}

export function RegisterForm({ role, from, draft }: RegisterFormProps) {
  const { t } = useTranslation(['accounts', 'forms', 'shared']);
  const createAccount = useRegister({ from, draft });
  const form = useRegisterForm();
  const typed = useFormDraft(form, `register:${role}`);
  useTypedEmail(form);
  const [failure, setFailure] = useState<{ title: string; text: string } | null>(null);
  const { errors, isSubmitting, submitCount } = form.formState;
  const field = bindFields(form);
  const send = form.handleSubmit(async ({ phone, ...input }, event) => {
    setFailure(null);
    try {
      await createAccount({ ...input, role: roleIn(event), ...(phone ? { phone } : {}) });
      typed.clear();
    } catch (error) {
      if (showFieldErrors(error, names, form.setError)) return;
      const { serverMessage } = readFailure(error);
      setFailure({
        title: serverMessage ?? t('register.failed'),
        text: serverMessage === null ? errorReason(error) : '',
      });
    }
  });
  return (
    <form method="post" onSubmit={send} noValidate className="group grid gap-5">
      <ErrorSummary description={t('forms:notSent')} items={summaryItems(errors)} attempt={submitCount} />
      {failure && (
        <FormMessage tone="failure" title={failure.title} takesFocus>
          {failure.text}
        </FormMessage>
      )}
      {draft === null && (
        <RadioCards
          {...field('role')}
          legend={t('register.role')}
          defaultValue={role}
          options={[
            { value: 'USER', label: t('register.user'), description: t('register.userText') },
            { value: 'LAWYER', label: t('shared:person.lawyer'), description: t('register.lawyerText') },
          ]}
        />
      )}
      {draft === null && (
        // Only CSS, so that it appears with the choice, not at hydration, which would move the button from under a press.
        <p className="hidden text-ink-2 group-has-[[value=LAWYER]:checked]:block">
          {t('register.lawyerNote')}
        </p>
      )}
      <TextInput {...field('name')} autoComplete="name" label={t('shared:field.fullName')} />
      <TextInput
        {...field('email')}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        label={t('shared:field.email')}
      />
      <TextInput
        {...field('phone')}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        label={t('shared:field.phone')}
        optional={t('shared:field.optional')}
        hint={t('register.phoneHint')}
      />
      <NewPasswordInput
        {...field('password')}
        onLeave={() => void form.trigger('password')}
        label={t('password.label')}
      />
      <ScriptNote />
      <SubmitButton wide busy={isSubmitting} busyLabel={t('register.submitting')}>
        {t('register.submit')}
      </SubmitButton>
      <Agreement />
    </form>
  );
}
