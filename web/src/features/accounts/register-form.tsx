import { longest, passwordLength } from '@ainsathi/contract/limits';
import { useMutation } from '@apollo/client/react';
import { zodResolver } from '@hookform/resolvers/zod';
import { useState, type BaseSyntheticEvent } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { graphql } from '../../graphql/documents';
import { useGuardedNavigate } from '../../routing/use-guarded-navigate';
import { paths } from '../../routing/paths';
import { ScriptNote } from '../../ui/forms/script-note';
import { errorReason } from '../../graphql/error-message';
import { readFailure } from '../../graphql/failure';
import { showFieldErrors, summaryItems } from '../../graphql/form-errors';
import { Button } from '../../ui/button';
import { ErrorSummary } from '../../ui/forms/error-summary';
import { FormMessage } from '../../ui/forms/form-message';
import { PasswordInput } from '../../ui/forms/password-input';
import { RadioCards } from '../../ui/forms/radio-cards';
import { TextInput } from '../../ui/forms/text-input';
import { TextLink } from '../../ui/text-link';
import { RegisterDocument } from './generated/register-form';
import { usePasswordLabels } from './use-password-labels';

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

// Read from the DOM, so that a choice made before hydration counts.
function roleIn(event?: BaseSyntheticEvent): RegisterRole {
  const form: unknown = event?.target;
  return toRole(form instanceof HTMLFormElement ? new FormData(form).get('role') : null);
}

function useRegisterForm() {
  const { t } = useTranslation(['accounts', 'forms']);
  const schema = z.object({
    name: z.string().trim().min(1, t('forms:fullNameMissing')).max(longest.name, t('nameLong')),
    email: z
      .string()
      .trim()
      .min(1, t('emailMissing'))
      .pipe(z.email(t('forms:emailShape'))),
    phone: z.string().trim(),
    password: z
      .string()
      .min(passwordLength.min, t('password.short'))
      .max(passwordLength.max, t('password.long')),
  });
  // No default values: text typed before hydration is read from the fields.
  return useForm({ resolver: zodResolver(schema), shouldFocusError: false });
}

function Agreement() {
  const { t } = useTranslation('accounts');
  return (
    <p className="text-16 sm:text-14 text-ink-2">
      {t('register.agree')} <TextLink to={paths.terms}>{t('register.terms')}</TextLink> {t('register.and')}{' '}
      <TextLink to={paths.privacy}>{t('register.privacy')}</TextLink>.
    </p>
  );
}

/** The form of a new account, for a client or a lawyer. `from` is passed on to the sign-in page. */
export function RegisterForm({ role, from }: { role: RegisterRole; from: string | null }) {
  const { t } = useTranslation(['accounts', 'forms', 'shared']);
  const navigate = useGuardedNavigate();
  const { register, handleSubmit, setError, formState } = useRegisterForm();
  const [failure, setFailure] = useState<{ title: string; text: string } | null>(null);
  const [createAccount] = useMutation(RegisterDocument);
  const [chosenRole, setChosenRole] = useState(role);
  const { errors, isSubmitting, submitCount } = formState;
  const send = handleSubmit(async ({ phone, ...input }, event) => {
    setFailure(null);
    try {
      await createAccount({
        variables: { input: { ...input, role: roleIn(event), ...(phone ? { phone } : {}) } },
      });
      await navigate(paths.login, { state: { message: t('register.done'), email: input.email, from } });
    } catch (error) {
      if (showFieldErrors(error, names, setError)) return;
      const { serverMessage } = readFailure(error);
      setFailure({
        title: serverMessage ?? t('register.failed'),
        text: serverMessage === null ? errorReason(error) : '',
      });
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
      {failure && (
        <FormMessage tone="failure" title={failure.title} takesFocus>
          {failure.text}
        </FormMessage>
      )}
      <RadioCards
        name="role"
        legend={t('register.role')}
        defaultValue={role}
        onChange={(event) => setChosenRole(toRole(event.target.value))}
        options={[
          { value: 'USER', label: t('register.user'), description: t('register.userText') },
          { value: 'LAWYER', label: t('shared:person.lawyer'), description: t('register.lawyerText') },
        ]}
      />
      {chosenRole === 'LAWYER' && <p className="text-16 sm:text-14 text-ink-2">{t('register.lawyerNote')}</p>}
      <TextInput
        {...register('name')}
        autoComplete="name"
        label={t('shared:field.fullName')}
        error={errors.name?.message}
      />
      <TextInput
        {...register('email')}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        label={t('shared:field.email')}
        error={errors.email?.message}
      />
      <TextInput
        {...register('phone')}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        label={t('shared:field.phone')}
        optional={t('shared:field.optional')}
        hint={t('register.phoneHint')}
        error={errors.phone?.message}
      />
      <PasswordInput
        {...register('password')}
        autoComplete="new-password"
        label={t('password.label')}
        hint={t('password.hint')}
        labels={usePasswordLabels()}
        error={errors.password?.message}
      />
      <ScriptNote />
      <Button type="submit" variant="primary" wide busy={isSubmitting} busyLabel={t('register.submitting')}>
        {t('register.submit')}
      </Button>
      <Agreement />
    </form>
  );
}
