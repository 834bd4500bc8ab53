import { Role } from '../../../auth/role';
import { requireCounted, type Viewer } from '../../../auth/viewer';
import type { RequestContext } from '../../../context';
import { invalidInput, notFound } from '../../../errors/app-error';
import type { Case } from '../case.entity';
import { visibleTo } from '../case.policy';
import { writeCase } from '../case.service';
import type { CaseType } from '../case.types';
import { setStatus } from '../status/case-status.service';
import { type CaseStatus, isClosed } from '../status/case.status';
import { hearingOn, isOver, readDate } from './diary-date';
import type { SerialInput, SetDateInput } from './diary.inputs';
import { findLastHearing } from './hearing.queries';
import { findReplaced, insertHearing } from './hearing.service';

/** Sets the status that goes with a date or a result, without a notification of its own. @throws AppError BAD_USER_INPUT, also for a closing status. */
export async function setStatusQuietly(
  tx: RequestContext,
  lawyer: Viewer,
  row: Case,
  status: CaseStatus | null | undefined,
): Promise<void> {
  if (!status) return;
  if (isClosed(status))
    throw invalidInput({ field: 'status', message: 'A case is closed in the case itself' });
  await setStatus(tx, lawyer, row, status, { isQuiet: true, key: null });
}

/**
 * Who keeps the diary sets a date of a case or moves a hearing. A date whose day is over informs nobody.
 * @throws AppError NOT_FOUND for other people's cases and hearings, BAD_USER_INPUT for a day or status that cannot be, CONFLICT
 * as `setHearing`, RATE_LIMITED.
 */
export async function setDate(context: RequestContext, input: SetDateInput): Promise<CaseType> {
  const lawyer = await requireCounted(context, 'diaryWrites', Role.LAWYER);
  const { caseId, clientKey, date, status } = input;
  const sent = { caseId, clientKey, input: { setDate: input } };
  return writeCase(context, lawyer, sent, async (tx, row, key) => {
    const when = readDate(date, tx.now(), 'date.day');
    const replaced = await findReplaced(tx, lawyer, row, input.replacesId);
    const last = replaced ?? (await findLastHearing(tx, caseId));
    const chosen = hearingOn(caseId, when, date, last);
    const { place = chosen.place, bring = replaced?.bring ?? null } = input;
    const hearing = { ...chosen, place, bring, replacesId: replaced?.id ?? null };
    await insertHearing(tx, lawyer, row, hearing, { key, isQuiet: !input.tellClient || isOver(when, tx) });
    await setStatusQuietly(tx, lawyer, row, status);
  });
}

/** Places in cause lists; all or none. Returns the ids. @throws AppError NOT_FOUND outside the own diary, RATE_LIMITED. */
export async function setSerials(
  context: RequestContext,
  serials: readonly SerialInput[],
): Promise<string[]> {
  const lawyer = await requireCounted(context, 'diaryWrites', Role.LAWYER);
  const chosen = new Map(serials.map(({ hearingId, serial }) => [hearingId.toLowerCase(), serial ?? null]));
  return context.db.transaction(async (db) => {
    const where = visibleTo(lawyer);
    const [ids, values, now] = [[...chosen.keys()], [...chosen.values()], context.now()].map((value) =>
      where.bind(value),
    );
    const rows = await db.query<unknown[]>(
      `insert into hearing_marks (hearing_id, serial, noted_at)
       select hearing.id, chosen.serial, ${now} from unnest(${ids}::uuid[], ${values}::smallint[]) chosen (id, serial)
       join hearings hearing on hearing.id = chosen.id
       join cases legal_case on legal_case.id = hearing.case_id where ${where.sql} order by hearing.id
       on conflict (hearing_id) do update set serial = excluded.serial returning hearing_id`,
      where.values,
    );
    if (rows.length < chosen.size) throw notFound('Hearing');
    return [...chosen.keys()];
  });
}
