import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { longest } from '@ainsathi/contract/limits';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { useMutationForm } from '../../../drafts/use-mutation-form';
import { paths } from '../../../routing/paths';
import { useGuardedNavigate } from '../../../routing/use-guarded-navigate';
import { SubmitButton } from '../../../ui/forms/submit-button';
import { ErrorSummary } from '../../../ui/forms/error-summary';
import { FormMessage } from '../../../ui/forms/form-message';
import { ScriptNote } from '../../../ui/forms/script-note';
import { TextInput } from '../../../ui/forms/text-input';
import { NewPasswordInput, useNewPasswordRule } from '../new-password';
import { MissingSecret, useLinkSecret } from './link-secret';

interface Typed {
  token: string;
  name: string;
  newPassword: string;
}

interface LinkPasswordFormProps<Data, Variables extends OperationVariables> {
  mutation: TypedDocumentNode<Data, Variables>;
  variables: (typed: Typed) => Variables;
  /** The message and the email for the sign-in page. */
  doneOf: (data: Data) => { message: string; email: string | null };
  texts: { password: string; submit: string; submitting: string; failed: string };
  withName?: boolean;
  /** The way to a new link, after a failure or for an incomplete link. */
  newLink: ReactNode;
}

/** Sets a password by a mailed link, then opens the sign-in page. */
export function LinkPasswordForm<Data, Variables extends OperationVariables>({
  mutation,
  variables,
  doneOf,
  texts,
  withName = false,
  newLink,
}: LinkPasswordFormProps<Data, Variables>) {
  const { t } = useTranslation(['accounts', 'forms', 'shared']);
  const navigate = useGuardedNavigate();
  const token = useLinkSecret();
  const checkPassword = useNewPasswordRule();
  const name = z.string().trim().max(longest.name, t('nameLong'));
  const schema = z
    .object({
      name: withName ? name.min(1, t('forms:fullNameMissing')) : name,
      newPassword: z.string(),
    })
    .superRefine((typed, context) =>
      checkPassword(context, 'newPassword', typed.newPassword, { name: typed.name }),
    );
  const form = useMutationForm(mutation, {
    schema,
    values: { name: '', newPassword: '' },
    variables: (values) => variables({ token: token ?? '', ...values }),
    fetchPolicy: 'no-cache',
    onSent: (data) => navigate(paths.login, { replace: true, state: doneOf(data) }),
  });
  if (token === '')
    return (
      <div className="grid gap-4">
        <MissingSecret />
        <p>{newLink}</p>
      </div>
    );
  return (
    <form method="post" onSubmit={form.submit} noValidate className="grid gap-5">
      <ErrorSummary description={t('forms:notSent')} items={form.problems} attempt={form.attempt} />
      {form.failure && (
        <FormMessage tone="failure" title={texts.failed} takesFocus>
          {form.failure.reason} {newLink}
        </FormMessage>
      )}
      {withName && (
        <TextInput {...form.field('name')} autoComplete="name" label={t('shared:field.fullName')} />
      )}
      <NewPasswordInput
        {...form.field('newPassword')}
        onLeave={() => void form.trigger('newPassword')}
        label={texts.password}
      />
      <ScriptNote />
      <SubmitButton wide busy={form.isSubmitting} busyLabel={texts.submitting}>
        {texts.submit}
      </SubmitButton>
    </form>
  );
}
