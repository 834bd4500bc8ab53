import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { useMutationForm } from '../../drafts/use-mutation-form';
import { graphql } from '../../graphql/documents';
import { useSession } from '../../session/session';
import { ErrorSummary } from '../../ui/forms/error-summary';
import { FormMessage } from '../../ui/forms/form-message';
import { SubmitButton } from '../../ui/forms/submit-button';
import { SetPasswordDocument } from './generated/set-password-form';
import { NewPasswordInput, useNewPasswordRule } from './new-password';

graphql(`
  mutation SetPassword($newPassword: String!) {
    setPassword(newPassword: $newPassword) {
      token
      user {
        id
        name
        email
        role
        hasPassword
      }
    }
  }
`);

/** Sets a first password, or one in place of a forgotten password, where no email is confirmed. */
export function SetPasswordForm({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation(['accounts', 'accountSettings', 'forms']);
  const { user, signIn } = useSession();
  const checkPassword = useNewPasswordRule();
  const form = useMutationForm(SetPasswordDocument, {
    schema: z
      .object({ newPassword: z.string() })
      .superRefine(({ newPassword }, context) =>
        checkPassword(context, 'newPassword', newPassword, user ?? {}),
      ),
    values: { newPassword: '' },
    variables: (values) => values,
    onSent: async ({ setPassword }) => {
      await signIn(setPassword);
      onDone();
    },
  });
  return (
    <form method="post" onSubmit={form.submit} noValidate className="grid max-w-[440px] gap-5">
      <ErrorSummary description={t('forms:notSent')} items={form.problems} attempt={form.attempt} />
      {form.failure && (
        <FormMessage tone="failure" title={t('accountSettings:password.failed')} takesFocus>
          {form.failure.reason}
        </FormMessage>
      )}
      <NewPasswordInput
        {...form.field('newPassword')}
        onLeave={() => void form.trigger('newPassword')}
        label={t('changePassword.next')}
      />
      <div>
        <SubmitButton busy={form.isSubmitting} busyLabel={t('accountSettings:password.setting')}>
          {t('accountSettings:password.set')}
        </SubmitButton>
      </div>
    </form>
  );
}
