import { longest } from '@ainsathi/contract/limits';
import { useMutation } from '@apollo/client/react';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { appointmentsChanged } from '../../graphql/invalidate';
import { CaseDialog } from '../../drafts/form-dialog';
import { LimitedTextField, useTextRule } from '../../ui/forms/limited-text-field';
import { useDraftedForm } from '../../drafts/use-drafted-form';
import { useHearingTime } from '../../ui/hearing-time';
import { CancelAppointmentDocument, type RoomAppointmentFragment } from './generated/appointment-operations';

interface CancelDialogProps {
  appointment: RoomAppointmentFragment;
  otherName: string;
  onSent: (sentence: string) => void;
  onClose: () => void;
}

export function CancelDialog({ appointment, otherName, onSent, onClose }: CancelDialogProps) {
  const { t } = useTranslation(['appointments', 'room', 'shared']);
  const timeOf = useHearingTime();
  const [cancel] = useMutation(CancelAppointmentDocument, { update: appointmentsChanged });
  const form = useForm({
    resolver: zodResolver(z.object({ reason: useTextRule()(longest.reason) })),
    defaultValues: { reason: '' },
  });
  const state = useDraftedForm(form, {
    draftName: `appointment-cancel:${appointment.id}`,
    send: ({ reason }) => cancel({ variables: { id: appointment.id, reason: reason || null } }),
    onSent: () => onSent(t('cancelled', { name: otherName })),
  });
  return (
    <CaseDialog
      title={t('cancelTitle')}
      form={state}
      hint={t('cancelHint', { name: otherName })}
      failed={t('notCancelled')}
      submit={{ label: t('cancelSubmit'), busyLabel: t('room:hearing.cancelling'), variant: 'danger' }}
      cancelLabel={t('keep')}
      onClose={onClose}
    >
      {appointment.startsAt && <p className="font-semibold">{timeOf(appointment.startsAt)}</p>}
      <LimitedTextField
        control={form.control}
        name="reason"
        rows={3}
        label={t('room:hearing.why')}
        optional={t('shared:field.optional')}
        limit={longest.reason}
      />
    </CaseDialog>
  );
}
