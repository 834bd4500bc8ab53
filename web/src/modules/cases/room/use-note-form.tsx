import { longest } from '@ainsathi/contract/limits';
import { useMutation } from '@apollo/client/react';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { graphql } from '../../../graphql/documents';
import { roomChanged } from '../../../graphql/invalidate';
import { LimitedTextField, useTextRule } from '../../../ui/forms/limited-text-field';
import { AddCaseEntryDocument } from './generated/use-note-form';
import { useDraftedForm } from '../../../drafts/use-drafted-form';

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

export function useNoteForm({ caseId, corrects, onSent }: NoteFormOptions) {
  const { t } = useTranslation('room');
  const [add] = useMutation(AddCaseEntryDocument, { update: roomChanged });
  const textRule = useTextRule();
  const schema = z.object({
    text: textRule(longest.caseEntry, t('entry.textMissing')).refine(
      (text) => text !== corrects?.text,
      t('entry.unchanged'),
    ),
  });
  const form = useForm({
    resolver: zodResolver(schema),
    defaultValues: { text: corrects?.text ?? '' },
    shouldFocusError: false,
  });
  const correctsId = corrects?.id ?? null;
  const state = useDraftedForm(form, {
    draftName: corrects ? `correction:${corrects.id}` : `note:${caseId}`,
    send: ({ text }, clientKey) => add({ variables: { input: { caseId, text, correctsId, clientKey } } }),
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
  return { ...state, fields };
}
