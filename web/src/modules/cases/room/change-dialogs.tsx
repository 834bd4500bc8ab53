import { longest } from '@ainsathi/contract/limits';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { graphql } from '../../../graphql/documents';
import { roomChanged } from '../../../graphql/invalidate';
import { Passage } from '../../../ui/passage';
import type { RoomHearing } from '../hearings/hearing-card';
import { useHearingTime } from '../../../ui/times/hearing-time';
import { LimitedTextField, useTextRule } from '../../../ui/forms/limited-text-field';
import { CancelHearingDocument } from './generated/change-dialogs';
import { CaseDialog } from '../../../drafts/form-dialog';
import { useHearingForm } from '../hearings/use-hearing-form';
import { useNoteForm } from './use-note-form';
import { useMutationForm } from '../../../drafts/use-mutation-form';

graphql(`
  mutation CancelHearing($id: ID!, $text: String!, $clientKey: ID!) {
    cancelHearing(id: $id, text: $text, clientKey: $clientKey) {
      case {
        ...RoomChange_case
      }
    }
  }
`);

/** A sentence about notifying the client; in a case without a client another sentence, or that nobody is notified. */
export type ClientSentence = (sentence: string, otherwise?: string) => string;

interface ChangeProps {
  caseId: string;
  forClient: ClientSentence;
  onSent: (sentence: string) => void;
  onClose: () => void;
}

export function CorrectNoteDialog({
  entry,
  ...props
}: ChangeProps & { entry: { id: string; text: string } }) {
  const { t } = useTranslation(['room', 'shared']);
  const form = useNoteForm({
    ...props,
    corrects: entry,
    onSent: () => props.onSent(props.forClient(t('entry.added'))),
  });
  return (
    <CaseDialog
      title={t('entry.correctTitle')}
      form={form}
      hint={props.forClient(t('entry.correctHint'))}
      failed={t('entry.correctFailed')}
      submit={{ label: t('entry.correctSubmit'), busyLabel: t('shared:act.saving') }}
      ofSaved
      onClose={props.onClose}
    >
      {form.fields}
    </CaseDialog>
  );
}

export function ChangeHearingDialog({ hearing, ...props }: ChangeProps & { hearing: RoomHearing }) {
  const { t } = useTranslation(['room', 'shared']);
  const form = useHearingForm({
    ...props,
    replaces: hearing,
    onSent: () => props.onSent(props.forClient(t('hearing.changed'))),
  });
  return (
    <CaseDialog
      title={t('hearing.changeTitle')}
      form={form}
      hint={props.forClient(t('hearing.changeHint'))}
      failed={t('hearing.changeFailed')}
      submit={{ label: t('hearing.changeSubmit'), busyLabel: t('shared:act.saving') }}
      ofSaved
      onClose={props.onClose}
    >
      {form.fields}
    </CaseDialog>
  );
}

export function CancelHearingDialog({ hearing, ...props }: ChangeProps & { hearing: RoomHearing }) {
  const { t } = useTranslation('room');
  const timeOf = useHearingTime();
  const text = useTextRule()(longest.caseEntry, t('hearing.whyMissing'));
  const form = useMutationForm(CancelHearingDocument, {
    schema: z.object({ text }),
    values: { text: '' },
    variables: ({ text }, clientKey) => ({ id: hearing.id, text, clientKey }),
    update: roomChanged,
    draft: `hearing-cancel:${hearing.id}`,
    onSent: () => props.onSent(props.forClient(t('hearing.cancelledDone'))),
  });
  return (
    <CaseDialog
      title={t('hearing.cancelTitle')}
      form={form}
      hint={props.forClient(t('hearing.cancelNote'))}
      failed={t('hearing.cancelFailed')}
      submit={{ label: t('hearing.cancel'), busyLabel: t('hearing.cancelling'), variant: 'danger' }}
      cancelLabel={t('hearing.keep')}
      onClose={props.onClose}
    >
      <div className="rounded-field border border-line bg-paper px-3.5 py-3">
        <p className="font-semibold">{timeOf(hearing.startsAt, hearing.hasTime)}</p>
        <p className="text-ink-2">
          <Passage text={hearing.court} />
        </p>
      </div>
      <LimitedTextField
        control={form.control}
        name="text"
        rows={3}
        label={t('hearing.why')}
        hint={props.forClient(t('hearing.whyHint'), '')}
        limit={longest.caseEntry}
        required
      />
    </CaseDialog>
  );
}
