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
import { TextInput } from '../../ui/forms/text-input';
import { JoinStaffDocument } from './generated/join-staff-screen';

graphql(`
  mutation JoinStaff($token: String!, $name: String!, $newPassword: String!) {
    joinStaff(token: $token, name: $name, newPassword: $newPassword) {
      message
    }
  }
`);

function JoinStaffForm({ token }: { token: string | null }) {
  const { t } = useTranslation(['staff', 'accounts', 'forms', 'shared']);
  const navigate = useGuardedNavigate();
  const [failure, setFailure] = useState<string | null>(null);
  const join = usePublicMutation(JoinStaffDocument, { fetchPolicy: 'no-cache' });
  const schema = z.object({
    name: z.string().trim().min(1, t('forms:fullNameMissing')).max(120, t('accounts:nameLong')),
    newPassword: z
      .string()
      .min(1, t('accounts:password.missing'))
      .min(passwordLength.min, t('accounts:password.short'))
      .max(passwordLength.max, t('accounts:password.long')),
  });
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: zodResolver(schema),
    shouldFocusError: false,
    defaultValues: { name: '', newPassword: '' },
  });
  const { errors, isSubmitting, submitCount } = formState;
  const send = handleSubmit(async ({ name, newPassword }) => {
    setFailure(null);
    try {
      const { data } = await join({ variables: { token: token ?? '', name, newPassword } });
      await navigate(paths.login, { replace: true, state: { message: data?.joinStaff.message } });
    } catch (error) {
      if (!showFieldErrors(error, ['name', 'newPassword'], setError)) setFailure(errorReason(error));
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
        <FormMessage tone="failure" title={t('join.failed')} takesFocus>
          {failure}
        </FormMessage>
      )}
      {token === '' && <MissingSecret />}
      <TextInput
        {...register('name')}
        autoComplete="name"
        label={t('shared:field.fullName')}
        error={errors.name?.message}
      />
      <PasswordInput
        {...register('newPassword')}
        autoComplete="new-password"
        label={t('accounts:password.label')}
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
        busyLabel={t('join.submitting')}
      >
        {t('join.submit')}
      </Button>
    </form>
  );
}

export function JoinStaffScreen() {
  const { t } = useTranslation('staff');
  const token = useLinkSecret();
  return (
    <SignInFrame heading={t('join.title')} lead={t('join.lead')}>
      <PageHead title={t('join.title')} hidden />
      <JoinStaffForm token={token} />
    </SignInFrame>
  );
}
