import { longest } from '@ainsathi/contract/limits';
import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { useMutationForm } from '../../drafts/use-mutation-form';
import { graphql } from '../../graphql/documents';
import type { NoteSubject } from '../../graphql/generated/schema-types';
import { formatDateTime } from '../../i18n/format';
import { LoadedView } from '../../lists/load-error';
import { Button } from '../../ui/button';
import { useTextRule } from '../../ui/forms/limited-text-field';
import { Panel } from '../../ui/panel';
import { Passage } from '../../ui/passage';
import { PanelSkeleton } from '../../ui/states/panel-skeletons';
import { AddNoteDocument, StaffNotesDocument } from './generated/staff-notes';
import { TextForm } from './text-form';

graphql(`
  query StaffNotes($subject: NoteSubject!, $id: ID!, $page: Int!) {
    notes(subject: $subject, id: $id, page: $page) {
      items {
        id
        body
        authorName
        createdAt
      }
      pages
    }
  }

  mutation AddNote($subject: NoteSubject!, $id: ID!, $body: String!) {
    addNote(subject: $subject, id: $id, body: $body) {
      note {
        id
      }
    }
  }
`);

interface StaffNotesProps {
  subject: NoteSubject;
  id: string;
}

function NoteForm({ subject, id }: StaffNotesProps) {
  const { t } = useTranslation('staff');
  const form = useMutationForm(AddNoteDocument, {
    schema: z.object({ body: useTextRule()(longest.note, t('notes.missing')) }),
    values: { body: '' },
    variables: ({ body }) => ({ subject, id, body }),
    shouldFocusError: true,
    draft: `note:${id}`,
    refetchQueries: 'active',
    onSent: () => {
      form.reset();
    },
  });
  return (
    <TextForm
      form={form}
      id="note"
      rows={2}
      label={t('notes.body')}
      hint={t(subject === 'ACCOUNT' ? 'notes.hint' : 'notes.caseHint')}
      limit={longest.note}
      submit={{ label: t('notes.add'), busyLabel: t('notes.adding') }}
    />
  );
}

/** A page of notes, and below it the older ones once they are wanted. */
function NoteList({ subject, id, page }: StaffNotesProps & { page: number }) {
  const { t, i18n } = useTranslation('staff');
  const [isLong, setLong] = useState(false);
  const result = useQuery(StaffNotesDocument, { variables: { subject, id, page } });
  return (
    <LoadedView result={result} loading={() => <PanelSkeleton rows={3} />}>
      {({ notes: { items, pages } }) => (
        <>
          {items.length > 0 && (
            <ul className="mt-4 grid gap-3 border-t border-line pt-4">
              {items.map(({ id: noteId, body, authorName, createdAt }) => (
                <li key={noteId}>
                  <p className="whitespace-pre-line wrap-anywhere">
                    <Passage text={body} />
                  </p>
                  <p className="text-14 text-ink-2">
                    {[authorName, formatDateTime(createdAt, i18n.language)].filter(Boolean).join(' · ')}
                  </p>
                </li>
              ))}
            </ul>
          )}
          {pages > page &&
            (isLong ? (
              <NoteList subject={subject} id={id} page={page + 1} />
            ) : (
              <Button variant="text" className="mt-2" onClick={() => setLong(true)}>
                {t('notes.older')}
              </Button>
            ))}
        </>
      )}
    </LoadedView>
  );
}

/** Of staff for staff; those on an account are in the person's copy. */
export function StaffNotes({ subject, id }: StaffNotesProps) {
  const { t } = useTranslation('staff');
  return (
    <Panel title={t('notes.title')} className="print:hidden">
      <NoteForm key={id} subject={subject} id={id} />
      <NoteList key={`list ${id}`} subject={subject} id={id} page={1} />
    </Panel>
  );
}
