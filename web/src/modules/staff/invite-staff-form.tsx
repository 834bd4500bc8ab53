import { useMutation } from '@apollo/client/react';
import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useController, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { graphql } from '../../graphql/documents';
import { errorReason } from '../../graphql/error-message';
import { Button } from '../../ui/button';
import { CopyButton } from '../../ui/copy-button';
import { FormMessage } from '../../ui/forms/form-message';
import { TextInput } from '../../ui/forms/text-input';
import { Panel } from '../../ui/panel';
import { InviteStaffDocument } from './generated/invite-staff-form';
import { RoleChoices, staffRoles } from './role-choices';
import { emailText } from '../../lib/email-text';

graphql(`
  mutation InviteStaff($email: String!, $roles: [StaffRole!]!) {
    inviteStaff(email: $email, roles: $roles) {
      member {
        id
        email
      }
      link
    }
  }
`);

interface Outcome {
  tone: 'success' | 'failure';
  text: string;
  link: string | null;
}

/** How inviting went; with the link where no mail is sent. */
function InviteOutcome({ outcome: { tone, text, link } }: { outcome: Outcome }) {
  const { t } = useTranslation(['staff', 'shared']);
  // A link of a server that does not know its own address is one of this site.
  const address = link && new URL(link, window.location.origin).href;
  return (
    <FormMessage tone={tone} title={text} takesFocus>
      {address && (
        <div className="grid justify-items-start gap-2">
          <p>
            {t('invite.linkTitle')}. {t('invite.linkText')}
          </p>
          <code className="text-14 wrap-anywhere">{address}</code>
          <CopyButton value={address} subject={t('invite.link')} />
        </div>
      )}
    </FormMessage>
  );
}

function useInviteForm() {
  const { t } = useTranslation(['staff', 'forms']);
  const schema = z.object({
    email: emailText(t('forms:emailShape')),
    roles: z.array(z.enum(staffRoles)).min(1, t('rolesMissing')),
  });
  return useForm<z.infer<typeof schema>>({
    resolver: zodResolver(schema),
    defaultValues: { email: '', roles: [] },
  });
}

export function InviteStaffForm() {
  const { t } = useTranslation(['staff', 'shared']);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [invite] = useMutation(InviteStaffDocument, { refetchQueries: 'active' });
  const { control, register, handleSubmit, reset, formState } = useInviteForm();
  const { field } = useController({ control, name: 'roles' });
  const { errors, isSubmitting } = formState;
  const send = handleSubmit(async (variables) => {
    setOutcome(null);
    try {
      const { data } = await invite({ variables });
      reset();
      const link = data?.inviteStaff.link ?? null;
      setOutcome({ tone: 'success', text: t('invite.done', { email: variables.email }), link });
    } catch (error) {
      setOutcome({ tone: 'failure', text: t('failed', { reason: errorReason(error) }), link: null });
    }
  });
  return (
    <Panel title={t('invite.title')}>
      <form method="post" onSubmit={send} noValidate className="grid gap-5">
        {outcome && <InviteOutcome outcome={outcome} />}
        <p className="max-w-measure text-ink-2">{t('invite.text')}</p>
        <TextInput
          {...register('email')}
          type="email"
          autoComplete="off"
          inputMode="email"
          label={t('shared:field.email')}
          error={errors.email?.message}
        />
        <RoleChoices value={field.value} onChange={field.onChange} error={errors.roles?.message} />
        <Button
          type="submit"
          variant="primary"
          className="justify-self-start"
          busy={isSubmitting}
          busyLabel={t('invite.submitting')}
        >
          {t('invite.submit')}
        </Button>
      </form>
    </Panel>
  );
}
