import { longest } from '@ainsathi/contract/limits';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { useMutationForm } from '../../../drafts/use-mutation-form';
import { graphql } from '../../../graphql/documents';
import type { AskedFor } from '../../../graphql/generated/schema-types';
import { licenseReviewed } from '../../../graphql/invalidate';
import { RadioCards } from '../../../ui/forms/choices/radio-cards';
import { LimitedTextField, useTextRule } from '../../../ui/forms/limited-text-field';
import { FormDialog } from '../../../ui/overlays/form-dialog';
import { useToast } from '../../../ui/overlays/toast';
import { AskForPaperDocument } from './generated/ask-for-paper-dialog';

graphql(`
  mutation AskForPaper($id: ID!, $what: AskedFor!, $note: String, $version: String) {
    askForPaper(id: $id, what: $what, note: $note, version: $version) {
      lawyer {
        id
        verification
        verificationVersion
        licence {
          askedFor
          askedNote
        }
      }
    }
  }
`);

const choices = ['CLEARER', 'WHOLE', 'OTHER_SIDE', 'NEWER_CARD', 'SAME_NAME'] as const satisfies AskedFor[];

interface AskForPaperDialogProps {
  lawyer: { id: string; name: string; verificationVersion: string | null };
  onAsked?: () => void;
  onClose: () => void;
}

/** The third answer: the licence waits for the lawyer. */
export function AskForPaperDialog({ lawyer, onAsked, onClose }: AskForPaperDialogProps) {
  const { id, name, verificationVersion: version } = lawyer;
  const { t } = useTranslation('verification');
  const showToast = useToast();
  const form = useMutationForm(AskForPaperDocument, {
    schema: z.object({ what: z.enum(choices, t('ask.missing')), note: useTextRule()(longest.askedNote) }),
    values: { note: '' },
    variables: ({ what, note }) => ({ id, what, note: note || null, version }),
    shouldFocusError: true,
    draft: `ask-for-paper:${id}`,
    update: licenseReviewed,
    onSent: () => {
      showToast({ tone: 'success', title: t('ask.done', { name }) });
      onAsked?.();
      onClose();
    },
  });
  return (
    <FormDialog
      title={t('ask.title')}
      submit={{ label: t('ask.confirm'), busyLabel: t('ask.asking') }}
      busy={form.isSubmitting}
      failure={form.failure?.reason}
      onSubmit={form.submit}
      onClose={onClose}
    >
      <p className="font-strong">{name}</p>
      <p className="text-ink-2">{t('ask.text')}</p>
      <RadioCards
        {...form.field('what')}
        legend={t('ask.legend')}
        options={choices.map((choice) => ({ value: choice, label: t(`asked.${choice}`) }))}
      />
      <LimitedTextField control={form.control} name="note" label={t('ask.note')} limit={longest.askedNote} />
    </FormDialog>
  );
}
