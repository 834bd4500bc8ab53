import { longest } from '@ainsathi/contract/limits';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { graphql } from '../../../graphql/documents';
import { roomChanged } from '../../../graphql/invalidate';
import { LimitedTextField, useTextRule } from '../../../ui/forms/limited-text-field';
import { AddCaseEntryDocument } from './generated/use-note-form';
import { useMutationForm } from '../../../drafts/use-mutation-form';

graphql(`
  mutation AddCaseEntry($input: CaseEntryInput!) {
    addCaseEntry(input: $input) {
      case {
        ...RoomChange_case
      }
    }
  }
`);

interface NoteFormOptions {
  caseId: string;
  corrects?: { id: string; text: string };
  onSent: () => void;
}

export function useNoteForm({ caseId, corrects, onSent }: NoteFormOptions) {
  const { t } = useTranslation('room');
  const textRule = useTextRule();
  const schema = z.object({
    text: textRule(longest.caseEntry, t('entry.textMissing')).refine(
      (text) => text !== corrects?.text,
      t('entry.unchanged'),
    ),
  });
  const correctsId = corrects?.id ?? null;
  const form = useMutationForm(AddCaseEntryDocument, {
    schema,
    values: { text: corrects?.text ?? '' },
    variables: ({ text }, clientKey) => ({ input: { caseId, text, correctsId, clientKey } }),
    update: roomChanged,
    draft: corrects ? `correction:${corrects.id}` : `note:${caseId}`,
    onSent,
  });
  const fields = (
    <LimitedTextField
      control={form.control}
      name="text"
      rows={6}
      label={t(corrects ? 'entry.correctText' : 'entry.text')}
      limit={longest.caseEntry}
      required
    />
  );
  return { ...form, fields };
}
