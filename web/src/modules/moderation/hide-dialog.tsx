import { longest } from '@ainsathi/contract/limits';
import { useMutation } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { useMutationForm } from '../../drafts/use-mutation-form';
import { graphql } from '../../graphql/documents';
import type { ContentSubject } from '../../graphql/generated/schema-types';
import { contentModerated } from '../../graphql/invalidate';
import { useToastedAct } from '../../graphql/use-act';
import { LimitedTextField, useTextRule } from '../../ui/forms/limited-text-field';
import { FormDialog } from '../../ui/overlays/form-dialog';
import { useToast } from '../../ui/overlays/toast';
import { Passage } from '../../ui/passage';
import { HideContentDocument, ShowContentDocument } from './generated/hide-dialog';

graphql(`
  mutation HideContent($subject: ContentSubject!, $id: ID!, $reason: String!) {
    hideContent(subject: $subject, id: $id, reason: $reason) {
      content {
        id
      }
    }
  }

  mutation ShowContent($subject: ContentSubject!, $id: ID!) {
    showContent(subject: $subject, id: $id) {
      content {
        id
      }
    }
  }
`);

export interface PublicText {
  subject: ContentSubject;
  id: string;
  title: string;
}

/** Shows a hidden text again, and says so. */
export function useShowContent() {
  const { t } = useTranslation('moderation');
  const [showContent] = useMutation(ShowContentDocument, { update: contentModerated });
  const { act } = useToastedAct(t('hiding.showFailed'));
  return ({ subject, id, title }: PublicText) =>
    void act(async () => showContent({ variables: { subject, id } }), t('hiding.shown', { title }));
}

/** Hides at once; the message offers to show it again. */
export function HideDialog({ of: { subject, id, title }, onClose }: { of: PublicText; onClose: () => void }) {
  const { t } = useTranslation(['moderation', 'shared']);
  const showToast = useToast();
  const show = useShowContent();
  const form = useMutationForm(HideContentDocument, {
    schema: z.object({ reason: useTextRule()(longest.reason, t('hiding.reasonMissing')) }),
    values: { reason: '' },
    variables: ({ reason }) => ({ subject, id, reason }),
    shouldFocusError: true,
    draft: `hide:${id}`,
    update: contentModerated,
    onSent: () => {
      const action = { label: t('shared:act.undo'), onAction: () => show({ subject, id, title }) };
      showToast({ tone: 'success', title: t('hiding.done', { title }), action });
      onClose();
    },
  });
  return (
    <FormDialog
      title={t('hiding.title')}
      submit={{ label: t('hiding.act'), busyLabel: t('hiding.busy'), variant: 'danger' }}
      busy={form.isSubmitting}
      failure={form.failure?.reason}
      onSubmit={form.submit}
      onClose={onClose}
    >
      <p className="font-strong wrap-anywhere">
        <Passage text={title} />
      </p>
      <p className="text-ink-2">{t('hiding.note')}</p>
      <LimitedTextField
        control={form.control}
        name="reason"
        label={t('hiding.reason')}
        hint={subject !== 'REVIEW' ? t('hiding.reasonHint') : undefined}
        limit={longest.reason}
      />
    </FormDialog>
  );
}
