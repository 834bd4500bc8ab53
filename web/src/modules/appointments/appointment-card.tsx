import { CalendarX2, CircleCheck, PencilLine } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Role } from '../../graphql/generated/schema-types';
import { formatNumber } from '../../i18n/format';
import { phoneText } from '../../i18n/phone-text';
import { useOwnText } from '../../i18n/use-own-text';
import { useNow } from '../../lib/use-now';
import { Button } from '../../ui/button';
import { RadioCards } from '../../ui/forms/choices/radio-cards';
import { Passage } from '../../ui/passage';
import { ExternalLink } from '../../ui/text-link';
import { AddToCalendar, DateStrip } from '../../ui/times/date-strip';
import { useHearingTime } from '../../ui/times/hearing-time';
import { JoinCall } from './call-entries';
import type { Appointments_CaseFragment, RoomAppointmentFragment } from './generated/appointment-operations';

interface AppointmentProps {
  appointment: RoomAppointmentFragment;
  legalCase: Appointments_CaseFragment;
  viewer: Role;
  otherName: string;
}

/** "By video, 30 minutes", and what it is about. */
function Facts({ appointment: { mode, minutes, note } }: Pick<AppointmentProps, 'appointment'>) {
  const { t, i18n } = useTranslation('appointments');
  const length = t('minutes', { count: minutes, number: formatNumber(minutes, i18n.language) });
  return (
    <>
      <p>{t('facts', { way: t(`way.${mode}`), length })}</p>
      {note && (
        <p className="whitespace-pre-line wrap-anywhere text-ink-2">
          <Passage text={note} />
        </p>
      )}
    </>
  );
}

function Where({ appointment: { mode }, legalCase, viewer, otherName }: AppointmentProps) {
  const { client, lawyer } = legalCase;
  const { t } = useTranslation('appointments');
  const address = useOwnText()(lawyer?.chamberAddress ?? null, lawyer?.chamberAddressBangla ?? null);
  if (mode === 'CHAMBER')
    return (
      address && (
        <p lang={address.lang} className="whitespace-pre-line">
          {address.text}
        </p>
      )
    );
  if (mode === 'VIDEO') return <p className="text-ink-2">{t('opensBefore')}</p>;
  if (!client?.phone) return null;
  if (viewer === 'USER') return <p>{t('callsYou', { name: otherName, phone: phoneText(client.phone) })}</p>;
  return (
    <p>
      {t('callClient')} <ExternalLink href={`tel:${client.phone}`}>{phoneText(client.phone)}</ExternalLink>
    </p>
  );
}

interface AgreedProps extends AppointmentProps {
  onMove: () => void;
  onCancel: () => void;
}

export function AgreedAppointment({ onMove, onCancel, ...props }: AgreedProps) {
  const { t } = useTranslation('appointments');
  const { startsAt, calendarFile, canAct } = props.appointment;
  if (!startsAt) return null;
  const isAgreeable = props.legalCase.canAct.includes('MAKE_APPOINTMENT');
  return (
    <DateStrip
      title={t('title')}
      startsAt={startsAt}
      woven={false}
      actions={
        <>
          <JoinCall {...props} />
          {calendarFile && <AddToCalendar subject="appointment" startsAt={startsAt} file={calendarFile} />}
          {isAgreeable && (
            <Button icon={PencilLine} onClick={onMove}>
              {t('move')}
            </Button>
          )}
          {canAct.includes('CANCEL') && (
            <Button variant="danger-text" icon={CalendarX2} onClick={onCancel}>
              {t('cancel')}
            </Button>
          )}
        </>
      }
    >
      <div className="mt-1 grid gap-0.5 wrap-anywhere">
        <Facts appointment={props.appointment} />
        <Where {...props} />
      </div>
    </DateStrip>
  );
}

interface ProposalProps extends AppointmentProps {
  busy: boolean;
  onAccept: (startsAt: string) => void;
  onPropose: () => void;
  onCancel: () => void;
}

function TimesToChoose({ appointment, busy, onAccept, children }: ProposalProps & { children: ReactNode }) {
  const { t } = useTranslation(['appointments', 'room']);
  const timeOf = useHearingTime();
  const now = useNow(1000);
  const ahead = appointment.times.filter((time) => Date.parse(time) > now);
  const [chosen, setChosen] = useState(ahead[0]);
  const isOver = chosen !== undefined && !ahead.includes(chosen);
  return (
    <>
      {isOver && ahead.length > 0 && <p role="status">{t('chosenOver')}</p>}
      {ahead.length === 0 ? (
        <p>{t('timesOver')}</p>
      ) : (
        <RadioCards
          name="appointment-time"
          className="[&>div]:grid-cols-1"
          legend={t('times')}
          value={chosen}
          onChange={({ target }) => setChosen(target.value)}
          options={ahead.map((time) => ({ value: time, label: timeOf(time) }))}
        />
      )}
      <div className="flex flex-wrap gap-2 max-sm:*:flex-auto">
        {chosen && !isOver && (
          <Button
            variant="primary"
            icon={CircleCheck}
            busy={busy}
            busyLabel={t('room:messages.sending')}
            onClick={() => onAccept(chosen)}
          >
            {t('accept')}
          </Button>
        )}
        {children}
      </div>
    </>
  );
}

function OwnTimes({ appointment, otherName, children }: ProposalProps & { children: ReactNode }) {
  const { t } = useTranslation('appointments');
  const timeOf = useHearingTime();
  return (
    <>
      <ul className="grid gap-1 font-semibold">
        {appointment.times.map((time) => (
          <li key={time}>
            <time dateTime={time}>{timeOf(time)}</time>
          </li>
        ))}
      </ul>
      <p className="text-ink-2">{t('waiting', { name: otherName })}</p>
      <div className="flex flex-wrap gap-2 max-sm:*:flex-auto">{children}</div>
    </>
  );
}

/** Unanswered times: the other person's to choose among, or one's own. */
export function AppointmentProposal(props: ProposalProps) {
  const { t } = useTranslation('appointments');
  const { appointment, viewer, otherName, busy, onPropose, onCancel } = props;
  const isOwn = appointment.proposedBy === viewer;
  const by = t(appointment.replacesId ? 'proposesMove' : 'proposes', { name: otherName });
  const Times = isOwn ? OwnTimes : TimesToChoose;
  return (
    <div className="grid gap-3 p-4 not-first:border-t not-first:border-line md:px-6 md:py-5">
      <h2>{t(isOwn ? 'youProposed' : 'when')}</h2>
      <div>
        {!isOwn && <p className="font-semibold">{by}</p>}
        <Facts appointment={appointment} />
      </div>
      <Times key={appointment.id} {...props}>
        <Button disabled={busy} onClick={onPropose}>
          {t(isOwn ? 'changeTimes' : 'proposeOther')}
        </Button>
        <Button variant="text" disabled={busy} onClick={onCancel}>
          {t(isOwn ? 'takeBack' : 'none')}
        </Button>
      </Times>
    </div>
  );
}
