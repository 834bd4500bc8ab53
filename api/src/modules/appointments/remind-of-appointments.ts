import type { DataSource } from 'typeorm';
import { NotificationKind } from '../notifications/notification.kinds';
import { remind } from '../notifications/remind';

const DUE_AT = 'appointment.starts_at - reminder.before';

/**
 * Reminds both people 24 hours and 1 hour before an agreed appointment, and 10 minutes before a video appointment. A reminder
 * is sent until the next is due; no reminder was due before the appointment was agreed.
 */
export async function remindOfAppointments(dataSource: DataSource, now = new Date()): Promise<void> {
  await remind(dataSource, NotificationKind.APPOINTMENT_SOON, now, {
    account: 'person.id',
    caseId: 'appointment.case_id',
    subject: 'appointment.id',
    at: 'appointment.starts_at',
    key: `appointment.id || ' ' || reminder.before || ' ' || person.id`,
    from: `appointments appointment
      cross join (values (interval '24 hours', interval '1 hour'), ('1 hour', '10 minutes'), ('10 minutes', '0'))
        reminder (before, next)
      cross join unnest(array[appointment.client_id, appointment.lawyer_id]) person (id)`,
    where: `appointment.state = 'agreed' and appointment.ends_at > $2 and appointment.starts_at < $2::timestamptz + interval '25 hours'
      and (appointment.mode = 'video' or reminder.before > interval '10 minutes')
      and ${DUE_AT} between appointment.answered_at and $2 and $2 < appointment.starts_at - reminder.next`,
    order: 'appointment.starts_at',
  });
}
