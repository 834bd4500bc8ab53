import { useMutation, useQuery } from '@apollo/client/react';
import { CalendarPlus } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { readFragment } from '../../graphql/documents';
import type { Role } from '../../graphql/generated/schema-types';
import { appointmentsChanged } from '../../graphql/invalidate';
import { useToastedAct } from '../../graphql/use-act';
import { usePersonName } from '../../i18n/use-person-name';
import { LoadError } from '../../lists/load-error';
import { Button } from '../../ui/button';
import { AgreedAppointment, AppointmentProposal } from './appointment-card';
import { CallNow } from './call-entries';
import {
  AcceptAppointmentDocument,
  CancelAppointmentDocument,
  ReportMissedAppointmentDocument,
  RoomAppointmentsDocument,
  type Appointments_CaseFragment,
  type RoomAppointmentFragment,
} from './generated/appointment-operations';
import { ProposeDialog } from './propose-dialog';
import { longest } from '@ainsathi/contract/limits';
import { z } from 'zod';
import { CaseDialog, useOpenDialog } from '../../drafts/form-dialog';
import { LimitedTextField, useTextRule } from '../../ui/forms/limited-text-field';
import { useMutationForm } from '../../drafts/use-mutation-form';
import { useHearingTime } from '../../ui/times/hearing-time';

type Appointment = RoomAppointmentFragment;

type OpenDialog =
  | { kind: 'propose'; insteadOf: Appointment | null; keepsTimes: boolean }
  | { kind: 'cancel'; appointment: Appointment };

const newProposal: OpenDialog = { kind: 'propose', insteadOf: null, keepsTimes: false };

function useActs(otherName: string) {
  const { t } = useTranslation('appointments');
  const { isBusy, act } = useToastedAct((reason) => t('notDone', { reason }));
  const options = { update: appointmentsChanged };
  const [accept] = useMutation(AcceptAppointmentDocument, options);
  const [cancel] = useMutation(CancelAppointmentDocument, options);
  const [report] = useMutation(ReportMissedAppointmentDocument, options);
  const told = { name: otherName };
  return {
    isBusy,
    accept: (id: string, startsAt: string) =>
      void act(async () => accept({ variables: { id, startsAt } }), t('agreed', told)),
    cancel: (id: string) => void act(async () => cancel({ variables: { id } }), t('closed', told)),
    reportMissed: (id: string) => void act(async () => report({ variables: { id } }), t('reported', told)),
  };
}

interface CardProps {
  legalCase: Appointments_CaseFragment | null;
  viewer: Role;
  otherName: string;
  acts: ReturnType<typeof useActs>;
  onOpen: (dialog: OpenDialog) => void;
}

/** Null without an appointment or proposal. */
function AppointmentsCard({ legalCase, acts, onOpen, ...shared }: CardProps) {
  const { t } = useTranslation('appointments');
  const agreed = readFragment<Appointment>(legalCase?.appointment) ?? null;
  const proposal = readFragment<Appointment>(legalCase?.appointmentProposal) ?? null;
  if (!legalCase || !(agreed ?? proposal)) return null;
  const propose = (insteadOf: Appointment, keepsTimes = false) =>
    onOpen({ kind: 'propose', insteadOf, keepsTimes });
  return (
    <section aria-label={t('title')} className="rounded-card border border-line-strong bg-surface">
      {agreed && (
        <AgreedAppointment
          {...shared}
          legalCase={legalCase}
          appointment={agreed}
          onMove={() => propose(proposal ?? agreed)}
          onCancel={() => onOpen({ kind: 'cancel', appointment: agreed })}
        />
      )}
      {proposal && (
        <AppointmentProposal
          {...shared}
          legalCase={legalCase}
          appointment={proposal}
          busy={acts.isBusy}
          onAccept={(startsAt) => acts.accept(proposal.id, startsAt)}
          onPropose={() => propose(proposal, proposal.proposedBy === shared.viewer)}
          onCancel={() => acts.cancel(proposal.id)}
        />
      )}
    </section>
  );
}

interface CancelDialogProps {
  appointment: RoomAppointmentFragment;
  otherName: string;
  onSent: (sentence: string) => void;
  onClose: () => void;
}

function CancelDialog({ appointment, otherName, onSent, onClose }: CancelDialogProps) {
  const { t } = useTranslation(['appointments', 'room', 'shared']);
  const timeOf = useHearingTime();
  const form = useMutationForm(CancelAppointmentDocument, {
    schema: z.object({ reason: useTextRule()(longest.reason) }),
    values: { reason: '' },
    variables: ({ reason }) => ({ id: appointment.id, reason: reason || null }),
    update: appointmentsChanged,
    draft: `appointment-cancel:${appointment.id}`,
    onSent: () => onSent(t('cancelled', { name: otherName })),
  });
  return (
    <CaseDialog
      title={t('cancelTitle')}
      form={form}
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

/** The card, the buttons for other places on the page, and the open dialog. */
export function useAppointments(caseId: string, viewer: Role) {
  const { t } = useTranslation('appointments');
  const nameOf = usePersonName();
  const { data, error, refetch } = useQuery(RoomAppointmentsDocument, { variables: { id: caseId } });
  const legalCase = readFragment<Appointments_CaseFragment>(data?.case) ?? null;
  const otherName = nameOf(viewer === 'LAWYER' ? legalCase?.client : legalCase?.lawyer);
  const acts = useActs(otherName);
  const { open, setOpen, ending } = useOpenDialog<OpenDialog>();
  const hasNone = !legalCase?.appointment && !legalCase?.appointmentProposal;
  const mayPropose = hasNone && legalCase?.canAct.includes('MAKE_APPOINTMENT');
  const dialogs = { ...ending, caseId, otherName };
  return {
    card:
      error && !data && navigator.onLine ? (
        <LoadError title={t('failed')} error={error} onRetry={refetch} />
      ) : (
        <AppointmentsCard
          legalCase={legalCase}
          viewer={viewer}
          otherName={otherName}
          acts={acts}
          onOpen={setOpen}
        />
      ),
    acts: legalCase && (mayPropose || legalCase.canCall) && (
      <>
        {mayPropose && (
          <Button size="small" icon={CalendarPlus} onClick={() => setOpen(newProposal)}>
            {t('propose')}
          </Button>
        )}
        <CallNow legalCase={legalCase} />
      </>
    ),
    missedOf: (id: string): ReactNode => (
      <Button size="small" variant="text" busy={acts.isBusy} onClick={() => acts.reportMissed(id)}>
        {t('missed')}
      </Button>
    ),
    dialog:
      open &&
      (open.kind === 'propose' ? (
        <ProposeDialog {...dialogs} {...open} />
      ) : (
        <CancelDialog {...dialogs} {...open} />
      )),
  };
}
