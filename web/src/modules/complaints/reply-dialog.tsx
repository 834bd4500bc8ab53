import { longest } from '@ainsathi/contract/limits';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { useMutationForm } from '../../drafts/use-mutation-form';
import { graphql } from '../../graphql/documents';
import { complaintsChanged } from '../../graphql/invalidate';
import { RadioCards } from '../../ui/forms/choices/radio-cards';
import { LimitedTextField, useTextRule } from '../../ui/forms/limited-text-field';
import { FormDialog } from '../../ui/overlays/form-dialog';
import { useToast } from '../../ui/overlays/toast';
import { AnswerComplaintDocument, CloseComplaintDocument } from './generated/reply-dialog';

graphql(`
  mutation AnswerComplaint($id: ID!, $body: String!, $read: ID) {
    answerComplaint(id: $id, body: $body, read: $read) {
      complaint {
        id
      }
    }
  }

  mutation CloseComplaint($id: ID!, $outcome: ComplaintOutcome!, $body: String!, $read: ID) {
    closeComplaint(id: $id, outcome: $outcome, body: $body, read: $read) {
      complaint {
        id
      }
    }
  }
`);

const outcomes = ['SETTLED', 'UPHELD', 'NOT_UPHELD'] as const;

export interface Reply {
  id: string;
  act: 'answer' | 'close';
  /** The last message on the screen. */
  read: string | undefined;
}

interface ReplyDialogProps extends Reply {
  onClose: () => void;
}

/** Words to the complainant; closing also has an outcome. */
export function ReplyDialog({ id, act, read, onClose }: ReplyDialogProps) {
  const { t } = useTranslation(['staff', 'accountSettings']);
  const showToast = useToast();
  const body = useTextRule()(longest.complaint, t('complaints.bodyMissing'));
  const shared = {
    shouldFocusError: true,
    draft: `complaint-reply:${id}`,
    update: complaintsChanged,
    onSent: () => {
      showToast({ tone: 'success', title: t('complaints.replied') });
      onClose();
    },
  };
  const answer = useMutationForm(AnswerComplaintDocument, {
    ...shared,
    schema: z.object({ body }),
    values: { body: '' },
    variables: (typed) => ({ id, read, ...typed }),
  });
  const closing = useMutationForm(CloseComplaintDocument, {
    ...shared,
    draft: `complaint-closing:${id}`,
    schema: z.object({ outcome: z.enum(outcomes, t('complaints.outcomeMissing')), body }),
    values: { body: '' },
    variables: (typed) => ({ id, read, ...typed }),
  });
  const form = act === 'answer' ? answer : closing;
  const text = {
    id: 'reply',
    label: t('complaints.words'),
    hint: t('complaints.wordsHint'),
    limit: longest.complaint,
  };
  return (
    <FormDialog
      title={t(`complaints.${act}`)}
      submit={{ label: t('complaints.send'), busyLabel: t('complaints.sending') }}
      busy={form.isSubmitting}
      failure={form.failure?.reason}
      onSubmit={form.submit}
      onClose={onClose}
    >
      {act === 'answer' ? (
        <LimitedTextField control={answer.control} name="body" {...text} />
      ) : (
        <>
          <RadioCards
            legend={t('complaints.result')}
            options={outcomes.map((value) => ({
              value,
              label: t(`accountSettings:complaints.status.${value}`),
            }))}
            {...closing.field('outcome')}
          />
          <LimitedTextField control={closing.control} name="body" {...text} />
        </>
      )}
    </FormDialog>
  );
}
