import { longest } from '@ainsathi/contract/limits';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { useMutationForm } from '../../drafts/use-mutation-form';
import { graphql } from '../../graphql/documents';
import { useTextRule } from '../../ui/forms/limited-text-field';
import { useToast } from '../../ui/overlays/toast';
import type { OwnComplaintQuery } from './generated/complaints-screen';
import { WriteToComplaintDocument } from './generated/write-to-complaint';
import { TextForm } from './text-form';

graphql(`
  mutation WriteToComplaint($id: ID!, $body: String!, $reopen: Boolean!) {
    writeToComplaint(id: $id, body: $body, reopen: $reopen) {
      complaint {
        id
        state
        outcome
        changedAt
        ...Conversation_complaint
      }
    }
  }
`);

interface WriteToComplaintProps {
  complaint: Pick<OwnComplaintQuery['complaint'], 'id' | 'state' | 'writable'>;
}

/** The form for further words. It stays where they were refused, so that they are not lost. */
export function WriteToComplaint({ complaint: { id, state, writable } }: WriteToComplaintProps) {
  const { t } = useTranslation('accountSettings');
  const showToast = useToast();
  const form = useMutationForm(WriteToComplaintDocument, {
    schema: z.object({ body: useTextRule()(longest.complaint, t('complaints.bodyMissing')) }),
    values: { body: '' },
    variables: ({ body }) => ({ id, body, reopen: state === 'CLOSED' }),
    shouldFocusError: true,
    draft: `complaint-message:${id}`,
    refetchQueries: 'active',
    onSent: () => {
      showToast({ tone: 'success', title: t('complaints.wrote') });
      form.reset();
    },
  });
  if (!writable && !form.failure) return null;
  return (
    <TextForm
      form={form}
      id="complaint-message"
      label={t('complaints.write')}
      hint={state === 'CLOSED' ? t('complaints.reopenNote') : undefined}
      limit={longest.complaint}
      submit={{
        label: t(state === 'CLOSED' ? 'complaints.reopen' : 'complaints.sendMore'),
        busyLabel: t('complaints.sending'),
      }}
    />
  );
}
