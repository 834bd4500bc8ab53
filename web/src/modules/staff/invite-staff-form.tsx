import { useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { useMutationForm } from '../../drafts/use-mutation-form';
import { graphql } from '../../graphql/documents';
import { Button } from '../../ui/button';
import { CopyButton } from '../../ui/copy-button';
import { FormMessage } from '../../ui/forms/form-message';
import { TextInput } from '../../ui/forms/text-input';
import { Panel } from '../../ui/panel';
import { InviteStaffDocument, type InviteStaffMutation } from './generated/invite-staff-form';
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

/** Confirms the invitation; shows the link if no mail is sent. */
function Invited({ invitation: { member, link } }: { invitation: InviteStaffMutation['inviteStaff'] }) {
  const { t } = useTranslation(['staff', 'shared']);
  // Without a configured origin the link is relative to this site.
  const address = link && new URL(link, window.location.origin).href;
  return (
    <FormMessage tone="success" title={t('invite.done', { email: member.email })} takesFocus>
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
  const form = useMutationForm(InviteStaffDocument, {
    schema,
    values: { email: '', roles: [] },
    variables: (values) => values,
    shouldFocusError: true,
    draft: 'staff-invitation',
    refetchQueries: 'active',
    onSent: () => {
      form.reset();
    },
  });
  return form;
}

export function InviteStaffForm() {
  const { t } = useTranslation(['staff', 'shared']);
  const form = useInviteForm();
  const { field, fieldState } = useController({ control: form.control, name: 'roles' });
  return (
    <Panel title={t('invite.title')}>
      <form method="post" onSubmit={form.submit} noValidate className="grid gap-5">
        {form.sent && <Invited invitation={form.sent.inviteStaff} />}
        {form.failure && (
          <FormMessage tone="failure" title={t('failed', { reason: form.failure.reason })} takesFocus />
        )}
        <p className="max-w-measure text-ink-2">{t('invite.text')}</p>
        <TextInput
          {...form.field('email')}
          type="email"
          autoComplete="off"
          inputMode="email"
          label={t('shared:field.email')}
        />
        <RoleChoices value={field.value} onChange={field.onChange} error={fieldState.error?.message} />
        <Button
          type="submit"
          variant="primary"
          className="justify-self-start"
          busy={form.isSubmitting}
          busyLabel={t('invite.submitting')}
        >
          {t('invite.submit')}
        </Button>
      </form>
    </Panel>
  );
}
