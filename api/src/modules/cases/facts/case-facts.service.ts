import { Role } from '../../../auth/role';
import { requireCounted, type Viewer } from '../../../auth/viewer';
import type { RequestContext } from '../../../context';
import { conflict } from '../../../errors/app-error';
import { requireSameInput } from '../../../platform/client-keys';
import { normalizePhone } from '../../accounts/phone';
import { Case } from '../case.entity';
import { requireDates } from '../case-rules.service';
import { writeCase } from '../case.service';
import type { CaseType } from '../case.types';
import { touchRecord } from '../events/case-event.service';
import { CaseFacts } from './case-facts.entity';
import type { FactsChange, SetCaseFactsInput } from './case-facts.inputs';
import { ownKey, WITHOUT_NUMBER } from './facts-line';

/** Serializes what makes cases of one diary, so that each sees the other. */
export async function lockDiary({ db }: RequestContext, { id }: Viewer): Promise<void> {
  await db.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`diary of ${id}`]);
}

/** The key of an own case; the caller has locked the diary. @throws AppError CONFLICT where another of its cases has it. */
export async function readOwnKey(
  tx: RequestContext,
  lawyer: Viewer,
  facts: CaseFacts,
): Promise<string | null> {
  const key = ownKey(facts);
  const same = key && (await tx.db.findOneBy(Case, { lawyerId: lawyer.id, isOwn: true, ownKey: key }));
  if (same && same.id !== facts.caseId) throw conflict('Your diary has this case already');
  return key;
}

/** The row of facts. Whom the lawyer noted as client belongs to own cases. @throws AppError BAD_USER_INPUT for a wrong phone number. */
export function factsOf(
  caseId: string,
  isOwn: boolean,
  { facts, clientName, clientPhone }: Pick<FactsChange, 'facts' | 'clientName' | 'clientPhone'>,
): CaseFacts {
  return {
    caseId,
    kind: facts.kind ?? null,
    number: facts.number ?? null,
    year: facts.year ?? null,
    court: facts.court ?? null,
    policeStation: facts.policeStation ?? null,
    sections: facts.sections ?? null,
    ourName: facts.ourName ?? null,
    ourRole: facts.ourRole ?? null,
    otherName: facts.otherName ?? null,
    otherCounsel: facts.otherCounsel ?? null,
    clientName: isOwn ? (clientName ?? null) : null,
    clientPhone: isOwn ? normalizePhone(clientPhone ?? null, 'clientPhone') : null,
  };
}

export async function saveFacts(tx: RequestContext, lawyer: Viewer, ...all: CaseFacts[]): Promise<void> {
  const by = { changedBy: lawyer.id, changedAt: tx.now() };
  await tx.db.upsert(
    CaseFacts,
    all.map((facts) => Object.assign({}, facts, by)),
    ['caseId'],
  );
}

/**
 * Replaces the facts of a case; only its lawyer can, and the client reads them. A repeat with the same key changes nothing.
 * @throws AppError NOT_FOUND for other people's cases, CONFLICT where the case is not in its open time, the diary has another
 * case of this number, or another input came with the key; BAD_USER_INPUT, RATE_LIMITED.
 */
export async function setCaseFacts(context: RequestContext, input: SetCaseFactsInput): Promise<CaseType> {
  const lawyer = await requireCounted(context, 'diaryWrites', Role.LAWYER);
  const { caseId, clientKey } = input;
  const sent = { caseId, clientKey, input: { setCaseFacts: input } };
  return writeCase(context, lawyer, sent, async (tx, row, key) => {
    const select = { caseId: true, keyDigest: true } as const;
    const earlier = await tx.db.findOne(CaseFacts, { where: { caseId, clientKey }, select });
    if (earlier) {
      requireSameInput(earlier.keyDigest, key?.keyDigest ?? '');
      return;
    }
    requireDates(tx, lawyer, row);
    await lockDiary(tx, lawyer);
    const facts = factsOf(caseId, row.isOwn, input);
    // An imported row without a number stays known when it is imported again.
    if (row.isOwn)
      await tx.db.query(
        `update cases set own_key = coalesce($2, case when starts_with(own_key, $3) then own_key end) where id = $1`,
        [caseId, await readOwnKey(tx, lawyer, facts), WITHOUT_NUMBER],
      );
    await saveFacts(tx, lawyer, Object.assign(facts, key));
    await touchRecord(tx, caseId, lawyer);
  });
}
