import { createRequestLoader } from '../../graphql/request-loader';
import { originsOf } from '../cases/calendar-event';
import { appointmentColumns, FROM_APPOINTMENTS } from './appointment.queries';
import { AppointmentState } from './appointment.entity';
import type { AppointmentType } from './appointment.types';

/** Appointments by their ids, those of the past too. */
export const appointmentsById = createRequestLoader<AppointmentType | null>(
  async (context, ids) => {
    const rows: AppointmentType[] = await context.reader.query(
      `select ${appointmentColumns(context)} from ${FROM_APPOINTMENTS} where appointment.id = any($1::uuid[])`,
      [ids],
    );
    return new Map(rows.map((appointment) => [appointment.id, appointment]));
  },
  () => null,
);

/** The appointments of a case that count: the agreed one that is not over, and the open proposal. */
interface Standing {
  agreed: AppointmentType | null;
  proposed: AppointmentType | null;
}

/** The agreed and the proposed appointment of cases, for all cases of a list in one statement. */
export const standingAppointments = createRequestLoader<Standing>(
  async (context, caseIds) => {
    const rows: AppointmentType[] = await context.reader.query(
      `select ${appointmentColumns(context)} from ${FROM_APPOINTMENTS}
       where appointment.case_id = any($1::uuid[])
         and (appointment.state = 'proposed' or appointment.state = 'agreed' and appointment.ends_at > $2)`,
      [caseIds, context.now()],
    );
    const standing = new Map<string, Standing>();
    for (const row of rows) {
      const ofCase = standing.get(row.caseId) ?? { agreed: null, proposed: null };
      const place = row.state === AppointmentState.AGREED ? { agreed: row } : { proposed: row };
      standing.set(row.caseId, { ...ofCase, ...place });
    }
    return standing;
  },
  () => ({ agreed: null, proposed: null }),
);

/** From which appointment others have come, and after how many moves, by their ids. */
export const originsOfAppointments = originsOf('appointments');
