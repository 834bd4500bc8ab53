import { v7 as uuidv7 } from 'uuid';
import { Role } from '../../../auth/role';
import { requireRole, type Viewer } from '../../../auth/viewer';
import type { RequestContext } from '../../../context';
import { inTransaction } from '../../../db/transaction';
import { conflict, invalidInput, notFound } from '../../../errors/app-error';
import { countAction } from '../../../platform/rate-limits';
import { isIdentifier } from '../../../validation/identifier';
import { emptyToNull } from '../../../validation/text';
import { NotificationKind } from '../../notifications/notification.kinds';
import { settleNotificationsOf } from '../../notifications/notification.service';
import { notify } from '../../notifications/notify';
import { maySee } from '../case.policy';
import { Case } from '../case.entity';
import { getCase } from '../case.service';
import { CaseEventKind } from '../case.status';
import type { CaseType } from '../case.types';
import { lockForEntry } from '../room/entry.service';
import { record } from '../room/room.service';
import { Hearing, HearingState } from './hearing.entity';
import type { HearingInput } from './hearing.inputs';

/** A hearing of one of the lawyer's cases. @throws AppError NOT_FOUND, also for those of other people's cases. */
async function findHearing({ db }: RequestContext, lawyer: Viewer, id: string): Promise<Hearing> {
  const hearing = isIdentifier(id) ? await db.findOneBy(Hearing, { id }) : null;
  const legalCase = hearing && (await db.findOneBy(Case, { id: hearing.caseId }));
  if (!hearing || !legalCase || !maySee(lawyer, legalCase)) throw notFound('Hearing');
  return hearing;
}

/** Of a locked case: what was replaced, or is over, is not changed any more. @throws AppError CONFLICT. */
async function requireStanding({ db, now }: RequestContext, hearing: Hearing): Promise<void> {
  const isReplaced = await db.existsBy(Hearing, { replacesId: hearing.id });
  if (isReplaced || hearing.state === HearingState.CANCELLED)
    throw conflict('This hearing was changed or cancelled already. Please look at the case again.');
  if (hearing.startsAt <= now()) throw conflict('This hearing is over. Please set the next one.');
}

/** Writes a hearing with its event, and tells the client. What was told of the replaced one is not told any more. */
async function insertHearing(
  tx: RequestContext,
  lawyer: Viewer,
  client: string | null,
  hearing: Omit<Hearing, 'id' | 'createdBy' | 'createdAt'>,
  text?: string,
): Promise<void> {
  const id = uuidv7();
  const { caseId, state, startsAt, replacesId } = hearing;
  await tx.db.insert(Hearing, { id, ...hearing, createdBy: lawyer.id, createdAt: tx.now() });
  const isSet = state === HearingState.SET;
  await record(tx, lawyer, {
    caseId,
    kind: isSet ? CaseEventKind.HEARING_SET : CaseEventKind.HEARING_CANCELLED,
    subjectId: id,
    ...(text === undefined ? {} : { text }),
  });
  if (replacesId) await settleNotificationsOf(tx, replacesId);
  const kind = isSet ? NotificationKind.HEARING_SET : NotificationKind.HEARING_CANCELLED;
  await notify(tx, client, kind, { caseId, subjectId: id, actorId: lawyer.id, at: startsAt });
}

/**
 * The case's lawyer sets a hearing, or another date of one.
 * @throws AppError NOT_FOUND for other people's cases and hearings, BAD_USER_INPUT for a date that is over, CONFLICT where
 * the case is not open, or the hearing was replaced or is over; RATE_LIMITED.
 */
export async function setHearing(context: RequestContext, input: HearingInput): Promise<CaseType> {
  const lawyer = requireRole(context, Role.LAWYER);
  await countAction(context, 'caseEntries', lawyer.id);
  const { caseId, startsAt, court, purpose } = input;
  if (startsAt <= context.now())
    throw invalidInput({ field: 'startsAt', message: 'A hearing is set for a time to come' });
  return inTransaction(context, async (tx) => {
    const { clientId } = await lockForEntry(tx, lawyer, caseId);
    const replaced = input.replacesId ? await findHearing(tx, lawyer, input.replacesId) : null;
    if (replaced && replaced.caseId !== caseId) throw notFound('Hearing');
    if (replaced) await requireStanding(tx, replaced);
    await insertHearing(tx, lawyer, clientId, {
      caseId,
      replacesId: replaced?.id ?? null,
      state: HearingState.SET,
      startsAt,
      court: court.trim(),
      place: emptyToNull(input.place) ?? null,
      purpose: purpose.trim(),
      bring: emptyToNull(input.bring) ?? null,
    });
    return getCase(tx, lawyer, caseId);
  });
}

/**
 * The case's lawyer cancels a hearing and says why. The hearing stays as it was; a cancelled one replaces it.
 * @throws AppError as `setHearing`.
 */
export async function cancelHearing(context: RequestContext, id: string, text: string): Promise<CaseType> {
  const lawyer = requireRole(context, Role.LAWYER);
  await countAction(context, 'caseEntries', lawyer.id);
  return inTransaction(context, async (tx) => {
    const hearing = await findHearing(tx, lawyer, id);
    const { clientId } = await lockForEntry(tx, lawyer, hearing.caseId);
    await requireStanding(tx, hearing);
    const { caseId, startsAt, court, place, purpose, bring } = hearing;
    const cancelled = { state: HearingState.CANCELLED, replacesId: hearing.id };
    await insertHearing(
      tx,
      lawyer,
      clientId,
      { ...cancelled, caseId, startsAt, court, place, purpose, bring },
      text.trim(),
    );
    return getCase(tx, lawyer, caseId);
  });
}
