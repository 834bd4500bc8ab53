import { excerptOf } from '@ainsathi/contract/cut-text';
import { CalendarPlus, CalendarX2, PencilLine, Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, readFragment, type FragmentType } from '../../../graphql/documents';
import { Button } from '../../../ui/button';
import { Passage } from '../../../ui/passage';
import type { TimelineContent } from '../events/use-event-lines';
import {
  CancelHearingDialog,
  ChangeHearingDialog,
  CorrectNoteDialog,
  type ClientSentence,
} from './change-dialogs';
import type { RoomHearing } from '../hearings/hearing-card';
import type { LawyerRoom_CaseFragment } from './generated/lawyer-room';
import { RadioCards } from '../../../ui/forms/choices/radio-cards';
import { CaseDialog, useOpenDialog } from '../../../drafts/form-dialog';
import { useHearingForm, type LastHearing } from '../hearings/use-hearing-form';
import { useNoteForm } from './use-note-form';

graphql(`
  fragment LawyerRoom_case on Case {
    id
    canAct
    client {
      id
    }
    hearings(limit: 100) {
      id
      court
      place
    }
  }
`);

type OpenDialog =
  | { kind: 'note' | 'hearing' }
  | { kind: 'correct'; entry: { id: string; text: string } }
  | { kind: 'change' | 'cancel'; hearing: RoomHearing };

interface AddEntryDialogProps {
  caseId: string;
  initialKind: 'note' | 'hearing';
  /** False where only dates are still kept: the client has left. */
  mayNote: boolean;
  /** Suggests its court and place. */
  lastHearing: LastHearing | undefined;
  forClient: ClientSentence;
  onSent: (sentence: string) => void;
  onClose: () => void;
}

/** A note or a hearing. Both forms stay filled while the other is shown. */
function AddEntryDialog(props: AddEntryDialogProps) {
  const { caseId, initialKind, mayNote, lastHearing, forClient, onSent, onClose } = props;
  const { t } = useTranslation(['room', 'casePage']);
  const options = { caseId, onSent: () => onSent(forClient(t('entry.added'))) };
  const note = useNoteForm(options);
  const hearing = useHearingForm({ ...options, last: lastHearing });
  const [kind, setKind] = useState(
    !mayNote || (hearing.isRestored && !note.isRestored) ? 'hearing' : initialKind,
  );
  const form = kind === 'hearing' ? hearing : note;
  return (
    <CaseDialog
      title={t('entry.add')}
      form={form}
      hint={forClient(t(kind === 'hearing' ? 'hearing.hint' : 'entry.hint'))}
      failed={t('entry.failed')}
      submit={{ label: t('entry.submit'), busyLabel: t('entry.submitting') }}
      onClose={onClose}
    >
      {mayNote && (
        <RadioCards
          name="kind"
          legend={t('entry.what')}
          value={kind}
          onChange={({ target }) => setKind(target.value === 'hearing' ? 'hearing' : 'note')}
          options={[
            { value: 'note', label: t('casePage:timeline.event.NOTE'), description: t('entry.note') },
            { value: 'hearing', label: t('entry.hearing'), description: t('entry.hearingNote') },
          ]}
        />
      )}
      {form.fields}
    </CaseDialog>
  );
}

/** The lawyer's acts as buttons, and the open dialog. */
export function useLawyerRoom(legalCase: FragmentType<LawyerRoom_CaseFragment>) {
  const { t } = useTranslation('room');
  const { id: caseId, canAct, client, hearings } = readFragment<LawyerRoom_CaseFragment>(legalCase);
  const { open, setOpen, ending } = useOpenDialog<OpenDialog>();
  const mayAdd = canAct.includes('ADD_ENTRY');
  const forClient: ClientSentence = (sentence, otherwise = t('noClient')) => (client ? sentence : otherwise);
  const props = { ...ending, caseId, forClient };
  const dialog = () => {
    switch (open?.kind) {
      case 'note':
      case 'hearing':
        return (
          <AddEntryDialog {...props} initialKind={open.kind} mayNote={mayAdd} lastHearing={hearings.at(-1)} />
        );
      case 'correct':
        return <CorrectNoteDialog {...props} entry={open.entry} />;
      case 'change':
        return <ChangeHearingDialog {...props} hearing={open.hearing} />;
      case 'cancel':
        return <CancelHearingDialog {...props} hearing={open.hearing} />;
      case undefined:
        return null;
    }
  };
  const addEntry = mayAdd && (
    <Button variant="primary" size="small" icon={Plus} onClick={() => setOpen({ kind: 'note' })}>
      {t('entry.add')}
    </Button>
  );
  const setHearing = canAct.includes('KEEP_DATES') && (
    <Button size="small" icon={CalendarPlus} onClick={() => setOpen({ kind: 'hearing' })}>
      {t('hearing.set')}
    </Button>
  );
  const correctionOf: TimelineContent['correctionOf'] = (entry) =>
    mayAdd && (
      <Button
        variant="text"
        size="small"
        icon={PencilLine}
        className="-my-1.5 max-md:-ml-2.5 print:hidden"
        onClick={() => setOpen({ kind: 'correct', entry })}
      >
        {t('entry.correct')}
        <span className="sr-only">
          {' '}
          <Passage text={excerptOf(entry.text, 60)} />
        </span>
      </Button>
    );
  const hearingActions = (hearing: RoomHearing) => (
    <>
      <Button icon={PencilLine} onClick={() => setOpen({ kind: 'change', hearing })}>
        {t('hearing.change')}
      </Button>
      <Button variant="danger-text" icon={CalendarX2} onClick={() => setOpen({ kind: 'cancel', hearing })}>
        {t('hearing.cancel')}
      </Button>
    </>
  );
  return { dialog: dialog(), addEntry, setHearing, correctionOf, hearingActions };
}
