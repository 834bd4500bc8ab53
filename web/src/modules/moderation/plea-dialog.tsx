import { longest } from '@ainsathi/contract/limits';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { useMutationForm } from '../../drafts/use-mutation-form';
import { graphql } from '../../graphql/documents';
import { LimitedTextField, useTextRule } from '../../ui/forms/limited-text-field';
import { FormDialog } from '../../ui/overlays/form-dialog';
import { useToast } from '../../ui/overlays/toast';
import { Passage } from '../../ui/passage';
import { PleadForContentDocument } from './generated/plea-dialog';
import type { PublicText } from './hide-dialog';

graphql(`
  mutation PleadForContent($subject: ContentSubject!, $id: ID!, $text: String!) {
    pleadForContent(subject: $subject, id: $id, text: $text) {
      plea
    }
  }
`);

/** The author's one answer about a hidden text. */
export function PleaDialog({ of: { subject, id, title }, onClose }: { of: PublicText; onClose: () => void }) {
  const { t } = useTranslation('moderation');
  const showToast = useToast();
  const element = useRef<HTMLParagraphElement>(null);
  const form = useMutationForm(PleadForContentDocument, {
    schema: z.object({ text: useTextRule()(longest.plea, t('author.missing')) }),
    values: { text: '' },
    variables: ({ text }) => ({ subject, id, text }),
    shouldFocusError: true,
    draft: `plea:${id}`,
    refetchQueries: 'active',
    onFailed: (reason) => {
      // The note with this dialog is gone once the text is shown again.
      if (!element.current) showToast({ tone: 'failure', title: reason });
    },
    onSent: () => {
      showToast({ tone: 'success', title: t('author.sent') });
      onClose();
    },
  });
  return (
    <FormDialog
      title={t('author.answer')}
      submit={{ label: t('author.send'), busyLabel: t('author.sending') }}
      busy={form.isSubmitting}
      failure={form.failure?.reason}
      onSubmit={form.submit}
      onClose={onClose}
    >
      <p ref={element} className="font-strong wrap-anywhere">
        <Passage text={title} />
      </p>
      <LimitedTextField
        control={form.control}
        name="text"
        label={t('author.text')}
        hint={t('author.once')}
        limit={longest.plea}
      />
    </FormDialog>
  );
}
