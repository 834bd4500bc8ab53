import { createRequestLoader, groupBy } from '../../graphql/request-loader';
import { originsOf } from '../cases/calendar-event';
import { appointmentColumns, FROM_APPOINTMENTS } from './appointment.queries';
import type { Appointment } from './appointment.entity';

export const appointmentsById = createRequestLoader<Appointment | null>(
  async (context, ids) => {
    const rows: Appointment[] = await context.reader.query(
      `select ${appointmentColumns(context)} from ${FROM_APPOINTMENTS} where appointment.id = any($1::uuid[])`,
      [ids],
    );
    return new Map(rows.map((appointment) => [appointment.id, appointment]));
  },
  () => null,
);

/** The agreed appointment that is not over, and the open proposal of cases, for all cases of a list in one statement. */
export const standingAppointments = createRequestLoader<Appointment[]>(
  async (context, caseIds) => {
    const rows: Appointment[] = await context.reader.query(
      `select ${appointmentColumns(context)} from ${FROM_APPOINTMENTS}
       where appointment.case_id = any($1::uuid[])
         and (appointment.state = 'proposed' or appointment.state = 'agreed' and appointment.ends_at > $2)`,
      [caseIds, context.now()],
    );
    return groupBy(rows, ({ caseId }) => caseId);
  },
  () => [],
);

/** From which appointment others have come, and after how many moves, by their ids. */
export const originsOfAppointments = originsOf('appointments');
