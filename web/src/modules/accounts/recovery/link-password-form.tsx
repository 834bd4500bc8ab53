import { longest, passwordLength } from '@ainsathi/contract/limits';
import { zodResolver } from '@hookform/resolvers/zod';
import { useState, type ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { errorReason } from '../../../graphql/error-message';
import { showFieldErrors, summaryItems } from '../../../graphql/form-errors';
import { paths } from '../../../routing/paths';
import { useGuardedNavigate } from '../../../routing/use-guarded-navigate';
import { Button } from '../../../ui/button';
import { ErrorSummary } from '../../../ui/forms/error-summary';
import { FormMessage } from '../../../ui/forms/form-message';
import { PasswordInput } from '../../../ui/forms/password-input';
import { ScriptNote } from '../../../ui/forms/script-note';
import { TextInput } from '../../../ui/forms/text-input';
import { MissingSecret, useLinkSecret } from './link-secret';

interface LinkPasswordFormProps {
  texts: { password: string; submit: string; submitting: string; failed: string };
  withName?: boolean;
  /** The way to a new link, after a failure and where the link is incomplete. */
  newLink: ReactNode;
  /** Sends the form; gives the message for the sign-in page, and the email where the page does not know it. */
  send: (input: {
    token: string;
    name: string;
    newPassword: string;
  }) => Promise<{ message: string; email?: string } | undefined>;
}

const names = ['name', 'newPassword'] as const;

export function LinkPasswordForm({ texts, withName = false, newLink, send }: LinkPasswordFormProps) {
  const { t } = useTranslation(['accounts', 'forms', 'shared']);
  const navigate = useGuardedNavigate();
  const token = useLinkSecret();
  const [failure, setFailure] = useState<string | null>(null);
  const name = z.string().trim().max(longest.name, t('nameLong'));
  const schema = z.object({
    name: withName ? name.min(1, t('forms:fullNameMissing')) : name,
    newPassword: z
      .string()
      .min(1, t('password.missing'))
      .min(passwordLength.min, t('password.short'))
      .max(passwordLength.max, t('password.long')),
  });
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: zodResolver(schema),
    shouldFocusError: false,
    defaultValues: { name: '', newPassword: '' },
  });
  const { errors, isSubmitting, submitCount } = formState;
  const submit = handleSubmit(async (values) => {
    setFailure(null);
    try {
      const done = await send({ token: token ?? '', ...values });
      await navigate(paths.login, { replace: true, state: { message: done?.message, email: done?.email } });
    } catch (error) {
      if (!showFieldErrors(error, names, setError)) setFailure(errorReason(error));
    }
  });
  if (token === '')
    return (
      <div className="grid gap-4">
        <MissingSecret />
        <p>{newLink}</p>
      </div>
    );
  return (
    <form method="post" onSubmit={submit} noValidate className="grid gap-5">
      <ErrorSummary description={t('forms:notSent')} items={summaryItems(errors)} attempt={submitCount} />
      {failure !== null && (
        <FormMessage tone="failure" title={texts.failed} takesFocus>
          {failure} {newLink}
        </FormMessage>
      )}
      {withName && (
        <TextInput
          {...register('name')}
          autoComplete="name"
          label={t('shared:field.fullName')}
          error={errors.name?.message}
        />
      )}
      <PasswordInput
        {...register('newPassword')}
        autoComplete="new-password"
        label={texts.password}
        hint={t('password.hint')}
        error={errors.newPassword?.message}
      />
      <ScriptNote />
      <Button type="submit" variant="primary" wide busy={isSubmitting} busyLabel={texts.submitting}>
        {texts.submit}
      </Button>
    </form>
  );
}
