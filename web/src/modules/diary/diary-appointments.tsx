import { useTranslation } from 'react-i18next';
import { graphql, readFragment, type FragmentType } from '../../graphql/documents';
import { paths } from '../../routing/paths';
import { Passage } from '../../ui/passage';
import { TextLink } from '../../ui/text-link';
import { useHearingTime } from '../../ui/times/hearing-time';
import type { DiaryAppointments_AppointmentFragment } from './generated/diary-appointments';

graphql(`
  fragment DiaryAppointments_appointment on Appointment {
    id
    caseId
    caseTitle
    startsAt
    mode
  }
`);

interface DiaryAppointmentsProps {
  appointments: readonly FragmentType<DiaryAppointments_AppointmentFragment>[];
}

/** What is agreed with clients on the days of the diary. */
export function DiaryAppointments({ appointments }: DiaryAppointmentsProps) {
  const { t } = useTranslation(['diary', 'room']);
  const timeOf = useHearingTime();
  if (appointments.length === 0) return null;
  return (
    <section className="rounded-card border border-line bg-surface px-4 pt-3 md:px-5">
      <h2>{t('appointments')}</h2>
      <ul className="divide-y divide-line">
        {appointments.map((masked) => {
          const { id, caseId, caseTitle, startsAt, mode } =
            readFragment<DiaryAppointments_AppointmentFragment>(masked);
          return (
            <li key={id} className="py-3">
              <TextLink to={paths.lawyerArea.case(caseId)} className="inline-block touch-area font-semibold">
                <Passage text={caseTitle ?? ''} />
              </TextLink>
              <p className="text-ink-2">
                {[startsAt && timeOf(startsAt), t(`room:appointment.way.${mode}`)].filter(Boolean).join(', ')}
              </p>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
