import { longest } from '@ainsathi/contract/limits';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { useMutationForm } from '../../drafts/use-mutation-form';
import { graphql } from '../../graphql/documents';
import { LimitedTextField, useTextRule } from '../../ui/forms/limited-text-field';
import { FormDialog } from '../../ui/overlays/form-dialog';
import { useToast } from '../../ui/overlays/toast';
import { Passage } from '../../ui/passage';
import { PleadForContentDocument } from './generated/plea-dialog';

graphql(`
  mutation PleadForContent($id: ID!, $text: String!) {
    pleadForContent(subject: ARTICLE, id: $id, text: $text) {
      plea
    }
  }
`);

/** The author's one answer about a hidden article. */
export function PleaDialog({
  of: { id, title },
  onClose,
}: {
  of: { id: string; title: string };
  onClose: () => void;
}) {
  const { t } = useTranslation('blogEditor');
  const showToast = useToast();
  const form = useMutationForm(PleadForContentDocument, {
    schema: z.object({ text: useTextRule()(longest.plea, t('hidden.missing')) }),
    values: { text: '' },
    variables: ({ text }) => ({ id, text }),
    shouldFocusError: true,
    draft: `plea:${id}`,
    refetchQueries: 'active',
    onSent: () => {
      showToast({ tone: 'success', title: t('hidden.sent') });
      onClose();
    },
  });
  return (
    <FormDialog
      title={t('hidden.answer')}
      submit={{ label: t('hidden.send'), busyLabel: t('hidden.sending') }}
      busy={form.isSubmitting}
      failure={form.failure?.reason}
      onSubmit={form.submit}
      onClose={onClose}
    >
      <p className="font-strong wrap-anywhere">
        <Passage text={title} />
      </p>
      <LimitedTextField
        control={form.control}
        name="text"
        label={t('hidden.text')}
        hint={t('hidden.once')}
        limit={longest.plea}
      />
    </FormDialog>
  );
}
