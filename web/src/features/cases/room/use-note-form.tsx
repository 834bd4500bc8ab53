import { longest } from '@ainsathi/contract/limits';
import { useMutation } from '@apollo/client/react';
import { zodResolver } from '@hookform/resolvers/zod';
import { useController, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { graphql } from '../../../graphql/documents';
import { roomChanged } from '../../../graphql/invalidate';
import { LimitedTextArea } from '../dialogs/limited-text-area';
import { AddCaseEntryDocument } from './generated/use-note-form';
import { useCaseForm } from '../dialogs/use-case-form';

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
  /** The entry that is corrected, as it says now. */
  corrects?: { id: string; text: string };
  onSent: () => void;
}

/** The form of a note, or of the correction of one, with its field. */
export function useNoteForm({ caseId, corrects, onSent }: NoteFormOptions) {
  const { t } = useTranslation(['room', 'forms']);
  const [add] = useMutation(AddCaseEntryDocument, { update: roomChanged });
  const schema = z.object({
    text: z
      .string()
      .trim()
      .min(1, t('entry.textMissing'))
      .max(longest.caseEntry, t('forms:tooLong', { count: longest.caseEntry }))
      .refine((text) => text !== corrects?.text, t('entry.unchanged')),
  });
  const form = useForm({
    resolver: zodResolver(schema),
    defaultValues: { text: corrects?.text ?? '' },
    shouldFocusError: false,
  });
  const { field, fieldState } = useController({ control: form.control, name: 'text' });
  const correctsId = corrects?.id ?? null;
  const state = useCaseForm(form, {
    draftName: corrects ? `correction:${corrects.id}` : `note:${caseId}`,
    send: ({ text }, clientKey) => add({ variables: { input: { caseId, text, correctsId, clientKey } } }),
    onSent,
  });
  const fields = (
    <LimitedTextArea
      {...field}
      rows={6}
      label={t(corrects ? 'entry.correctText' : 'entry.text')}
      error={fieldState.error?.message}
      limit={longest.caseEntry}
      required
    />
  );
  return { ...state, fields };
}
