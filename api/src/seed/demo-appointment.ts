import type { DataSource } from 'typeorm';
import { AGREEABLE } from '../modules/cases/case.conditions';
import { demoCase } from './demo-room';
import { demoId } from './stable-number';

const MINUTES_AHEAD = 5;

/** Whether a time can be agreed: the case is open, and neither of its people has another appointment then. */
const SET = `
  insert into appointments (id, case_id, client_id, lawyer_id, client_key, proposed_by, mode, minutes, times, note,
    state, starts_at, ends_at, answered_at, created_at)
  select $1, legal_case.id, legal_case.client_id, legal_case.lawyer_id, $1, 'user', 'video', 30, array[$3::timestamptz],
    $4, 'agreed', $3, $3::timestamptz + interval '30 minutes', $5, $5
  from cases legal_case where legal_case.id = $2 and ${AGREEABLE} and not exists (
    select from appointments other where other.id <> $1 and other.state = 'agreed'
      and (other.case_id = $2 or other.client_id = legal_case.client_id or other.lawyer_id = legal_case.lawyer_id))
  on conflict (id) do update set state = 'agreed', times = excluded.times, starts_at = excluded.starts_at,
    ends_at = excluded.ends_at, answered_at = excluded.answered_at, ended_by = null
  where appointments.state in ('agreed', 'past', 'missed')
  returning xmax = 0 as "isNew"`;

/** At each start with demo data the demo client and the demo lawyer talk by video in five minutes, unless one of them has cancelled or moved it. */
export async function setDemoAppointment(dataSource: DataSource, now = new Date()): Promise<void> {
  const { id: caseId, lawyerId } = demoCase(now);
  const id = demoId('appointment', 'video');
  const startsAt = new Date(now.getTime() + MINUTES_AHEAD * 60_000);
  const note = 'What your sister says in court';
  await dataSource.transaction(async (db) => {
    const [set] = await db.query<{ isNew: boolean }[]>(SET, [id, caseId, startsAt, note, now]);
    if (!set?.isNew) return;
    await db.query(
      `insert into case_events (id, case_id, kind, actor_id, actor_role, subject_id, created_at)
       values ($1, $2, 'appointment-agreed', $3, 'lawyer', $4, $5)`,
      [demoId('appointment-agreed', 'video'), caseId, lawyerId, id, now],
    );
  });
}
