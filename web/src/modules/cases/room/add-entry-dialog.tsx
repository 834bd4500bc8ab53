import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RadioCards } from '../../../ui/forms/radio-cards';
import { CaseDialog } from '../../../drafts/form-dialog';
import { useHearingForm, type LastHearing } from '../hearings/use-hearing-form';
import { useNoteForm } from './use-note-form';

interface AddEntryDialogProps {
  caseId: string;
  initialKind: 'note' | 'hearing';
  /** Its court and place are offered again. */
  lastHearing: LastHearing | undefined;
  onSent: (sentence: string) => void;
  onClose: () => void;
}

/** Adds a note or a hearing to the timeline. Both forms stay filled in while the other is shown. */
export function AddEntryDialog(props: AddEntryDialogProps) {
  const { caseId, initialKind, lastHearing, onSent, onClose } = props;
  const { t } = useTranslation(['room', 'casePage']);
  const options = { caseId, onSent: () => onSent(t('entry.added')) };
  const note = useNoteForm(options);
  const hearing = useHearingForm({ ...options, last: lastHearing });
  const [kind, setKind] = useState(hearing.isRestored && !note.isRestored ? 'hearing' : initialKind);
  const form = kind === 'hearing' ? hearing : note;
  return (
    <CaseDialog
      title={t('entry.add')}
      form={form}
      hint={t(kind === 'hearing' ? 'hearing.hint' : 'entry.hint')}
      failed={t('entry.failed')}
      submit={{ label: t('entry.submit'), busyLabel: t('entry.submitting') }}
      onClose={onClose}
    >
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
      {form.fields}
    </CaseDialog>
  );
}
