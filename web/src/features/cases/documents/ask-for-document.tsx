import { longest } from '@ainsathi/contract/limits';
import { useMutation } from '@apollo/client/react';
import { zodResolver } from '@hookform/resolvers/zod';
import { FileQuestion } from 'lucide-react';
import { useState } from 'react';
import { useController, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { readFragment } from '../../../graphql/documents';
import { Button } from '../../../ui/button';
import { TextInput } from '../../../ui/forms/text-input';
import { useToast } from '../../../ui/overlays/toast';
import { LimitedTextArea } from '../room/limited-text-area';
import { RoomDialog } from '../room/room-dialog';
import { useRoomForm } from '../room/use-room-form';
import {
  RequestDocumentsDocument,
  RoomDocumentsDocument,
  type ListedRequestFragment,
} from './generated/document-operations';

function useAskForm() {
  const { t } = useTranslation(['room', 'forms']);
  const tooLong = (count: number) => t('forms:tooLong', { count });
  const { documentRequestTitle, documentRequestNote } = longest;
  return useForm({
    resolver: zodResolver(
      z.object({
        title: z
          .string()
          .trim()
          .min(1, t('documents.whatMissing'))
          .max(documentRequestTitle, tooLong(documentRequestTitle)),
        note: z.string().trim().max(documentRequestNote, tooLong(documentRequestNote)),
        dueOn: z
          .string()
          .refine(
            (day) => day === '' || new Date(`${day}T23:59:59+06:00`) > new Date(),
            t('documents.duePast'),
          ),
      }),
    ),
    defaultValues: { title: '', note: '', dueOn: '' },
    shouldFocusError: false,
  });
}

interface AskDialogProps {
  caseId: string;
  /** The ids of what was asked for before. */
  known: readonly string[];
  onSent: () => void;
  onClose: () => void;
}

function AskDialog({ caseId, known, onSent, onClose }: AskDialogProps) {
  const { t } = useTranslation(['room', 'shared']);
  const [ask, { client }] = useMutation(RequestDocumentsDocument);
  const form = useAskForm();
  const note = useController({ control: form.control, name: 'note' });
  const { errors } = form.formState;
  const query = { query: RoomDocumentsDocument, variables: { id: caseId, page: 1 } };
  const state = useRoomForm(form, {
    draftName: `document-request:${caseId}`,
    hasArrived: async ({ title }) => {
      const { data } = await client.query({ ...query, fetchPolicy: 'network-only' });
      const requests = data?.case?.room?.documentRequests ?? [];
      return requests
        .map((request) => readFragment<ListedRequestFragment>(request))
        .some((request) => request.title === title && !known.includes(request.id));
    },
    send: ({ title, note: more, dueOn }) => {
      const item = { title, note: more || null, dueOn: dueOn || null };
      return ask({ variables: { input: { caseId, items: [item] } } });
    },
    onSent: () => {
      onSent();
      void client.refetchQueries({ include: 'active' }).catch(() => undefined);
    },
  });
  return (
    <RoomDialog
      title={t('documents.askTitle')}
      form={state}
      hint={t('documents.askHint')}
      failed={t('documents.askFailed')}
      submit={{ label: t('documents.askSubmit'), busyLabel: t('documents.asking') }}
      onClose={onClose}
    >
      <TextInput
        {...form.register('title')}
        label={t('documents.what')}
        hint={t('documents.whatHint')}
        error={errors.title?.message}
      />
      <LimitedTextArea
        {...note.field}
        rows={3}
        label={t('documents.more')}
        optional={t('shared:field.optional')}
        error={note.fieldState.error?.message}
        limit={longest.documentRequestNote}
      />
      <TextInput
        {...form.register('dueOn')}
        type="date"
        label={t('documents.due')}
        optional={t('shared:field.optional')}
        error={errors.dueOn?.message}
      />
    </RoomDialog>
  );
}

/** For the case's lawyer: the button that asks the client for a document. */
export function AskForDocument({ caseId, known }: Pick<AskDialogProps, 'caseId' | 'known'>) {
  const { t } = useTranslation('room');
  const showToast = useToast();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="small" icon={FileQuestion} onClick={() => setOpen(true)}>
        {t('documents.ask')}
      </Button>
      {isOpen && (
        <AskDialog
          caseId={caseId}
          known={known}
          onSent={() => {
            setOpen(false);
            showToast({ tone: 'success', title: t('documents.askDone') });
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
