import { dayAfter } from '@ainsathi/contract/hearings-ahead';
import { v7 as uuidv7 } from 'uuid';
import { requireCounted, type Viewer } from '../../../auth/viewer';
import { Role } from '../../../auth/role';
import type { RequestContext } from '../../../context';
import { conflict, invalidInput, notFound } from '../../../errors/app-error';
import { requireWithinReach } from '../../../validation/dhaka-day';
import { isIdentifier } from '../../../validation/identifier';
import { NotificationKind } from '../../notifications/notification.kinds';
import { settleNotificationsOf } from '../../notifications/notification.service';
import { notify } from '../../notifications/notify';
import { CaseEventKind } from '../events/case-event.entity';
import { type ClientKey, record, recordAll, type StoredKey } from '../events/case-event.service';
import { requireDates, requireHearingChange } from '../case-rules.service';
import type { Case } from '../case.entity';
import { writeCase, writeCaseOf } from '../case.service';
import type { CaseType } from '../case.types';
import type { NewHearing } from './diary-date';
import { Hearing, HearingState } from './hearing.entity';
import type { HearingInput } from './hearing.inputs';
import { hearingsToCome } from './hearing.queries';

/** Whether a hearing was entered only after its day: it informs nobody, and can be cancelled. */
function isEnteredLater({ startsAt, createdAt }: Pick<Hearing, 'startsAt' | 'createdAt'>): boolean {
  return createdAt >= dayAfter(startsAt);
}

/** Neither moved nor cancelled. */
export async function isStanding({ db }: RequestContext, { id, state }: Hearing): Promise<boolean> {
  return state === HearingState.SET && !(await db.existsBy(Hearing, { replacesId: id }));
}

/** @throws AppError CONFLICT for a hearing that was replaced or cancelled, or is over; without a time it is over after its day. */
async function requireStanding(context: RequestContext, hearing: Hearing): Promise<void> {
  if (!(await isStanding(context, hearing)))
    throw conflict('This hearing was changed or cancelled already. Please look at the case again.');
  const over = hearing.hasTime ? hearing.startsAt : dayAfter(hearing.startsAt);
  if (over <= context.now() && !isEnteredLater(hearing))
    throw conflict('This hearing is over. Please set the next one.');
}

/** Writes a hearing with its event; notifications about the replaced hearing become read. Notifies the other people of the case unless it is quiet. */
export async function insertHearing(
  tx: RequestContext,
  actor: Viewer,
  { clientId, lawyerId }: Case,
  hearing: Omit<Hearing, 'id' | 'createdBy' | 'createdAt'>,
  { isQuiet, ...event }: { text?: string; key?: StoredKey; isQuiet?: boolean },
): Promise<void> {
  const id = uuidv7();
  const { caseId, state, startsAt, replacesId } = hearing;
  await tx.db.insert(Hearing, { id, ...hearing, createdBy: actor.id, createdAt: tx.now() });
  const name = state === HearingState.SET ? 'HEARING_SET' : 'HEARING_CANCELLED';
  await record(tx, actor, { caseId, kind: CaseEventKind[name], subjectId: id, ...event });
  if (replacesId) await settleNotificationsOf(tx, replacesId);
  if (isQuiet) return;
  const facts = { caseId, subjectId: id, actorId: actor.id, at: startsAt };
  for (const person of [clientId, lawyerId])
    if (person !== actor.id) await notify(tx, person, NotificationKind[name], facts);
}

/** Writes hearings of new cases with their events; notifies nobody. */
export async function insertFirstHearings(
  tx: RequestContext,
  actor: Viewer,
  hearings: readonly NewHearing[],
): Promise<void> {
  const by = { createdBy: actor.id, createdAt: tx.now() };
  const rows = hearings.map((hearing) => ({ id: uuidv7(), ...hearing, ...by }));
  await tx.db.insert(Hearing, rows);
  const kind = CaseEventKind.HEARING_SET;
  await recordAll(
    tx,
    actor,
    rows.map(({ id, caseId }) => ({ caseId, kind, subjectId: id })),
  );
}

/** A cancelled hearing replaces the hearing, whose row stays. */
async function insertCancellation(
  tx: RequestContext,
  actor: Viewer,
  row: Case,
  hearing: Hearing,
  event: { text?: string; key?: StoredKey },
): Promise<void> {
  const { id: replacesId, caseId, startsAt, hasTime, court, place, purpose, bring } = hearing;
  const copy = { caseId, startsAt, hasTime, court, place, purpose, bring };
  const isQuiet = isEnteredLater(hearing);
  await insertHearing(
    tx,
    actor,
    row,
    { ...copy, state: HearingState.CANCELLED, replacesId },
    { ...event, isQuiet },
  );
}

/** Cancels the hearings to come of a locked case that ends. */
export async function cancelHearingsToCome(tx: RequestContext, actor: Viewer, row: Case): Promise<void> {
  for (const hearing of await hearingsToCome(tx, row.id))
    await insertCancellation(tx, actor, row, hearing, {});
}

/** The hearing that another date replaces; null for a new one. @throws AppError as `setHearing`. */
export async function findReplaced(
  tx: RequestContext,
  lawyer: Viewer,
  row: Case,
  replacesId: string | null | undefined,
): Promise<Hearing | null> {
  if (replacesId) requireHearingChange(lawyer, row);
  else requireDates(tx, lawyer, row);
  if (!replacesId) return null;
  const replaced = isIdentifier(replacesId)
    ? await tx.db.findOneBy(Hearing, { id: replacesId, caseId: row.id })
    : null;
  if (!replaced) throw notFound('Hearing');
  await requireStanding(tx, replaced);
  return replaced;
}

/**
 * The case's lawyer sets or moves a hearing.
 * @throws AppError NOT_FOUND for other people's cases and hearings, BAD_USER_INPUT for a date in the past or too far ahead,
 * CONFLICT where the case is not open (to move a hearing: was rejected or withdrawn), or the hearing was replaced or is over;
 * RATE_LIMITED.
 */
export async function setHearing(context: RequestContext, input: HearingInput): Promise<CaseType> {
  const lawyer = await requireCounted(context, 'caseEntries', Role.LAWYER);
  const { caseId, startsAt, court, purpose, clientKey } = input;
  const sent = { caseId, clientKey, input: { setHearing: input } };
  return writeCase(context, lawyer, sent, async (tx, row, key) => {
    if (startsAt <= tx.now())
      throw invalidInput({ field: 'startsAt', message: 'A hearing is set for a time to come' });
    requireWithinReach(startsAt, tx.now(), 'startsAt');
    const { replacesId } = input;
    const replaced = await findReplaced(tx, lawyer, row, replacesId);
    const hearing = {
      caseId,
      replacesId: replaced?.id ?? null,
      state: HearingState.SET,
      startsAt,
      hasTime: true,
      court,
      place: input.place ?? null,
      purpose,
      bring: input.bring ?? null,
    };
    await insertHearing(tx, lawyer, row, hearing, { key });
  });
}

/** @throws AppError as `setHearing`. */
export async function cancelHearing(
  context: RequestContext,
  id: string,
  text: string,
  clientKey?: ClientKey,
): Promise<CaseType> {
  const lawyer = await requireCounted(context, 'caseEntries', Role.LAWYER);
  const input = { cancelHearing: { id, text } };
  const write = { entity: Hearing, name: 'Hearing', id, clientKey, input } as const;
  return writeCaseOf(context, lawyer, write, async (tx, row, hearing, key) => {
    requireHearingChange(lawyer, row);
    await requireStanding(tx, hearing);
    await insertCancellation(tx, lawyer, row, hearing, { text, key });
  });
}
