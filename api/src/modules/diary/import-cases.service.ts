import { ownCaseLimits } from '@ainsathi/contract/limits';
import { In } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import { Role } from '../../auth/role';
import { requireCounted, type Viewer } from '../../auth/viewer';
import type { RequestContext } from '../../context';
import { inTransaction } from '../../db/transaction';
import { AppError, conflict, invalidInput } from '../../errors/app-error';
import { sentenceIn } from '../../i18n/sentences';
import { countAction } from '../../platform/rate-limits';
import { validateInput } from '../../validation/validate-input';
import { requireConfirmedEmail } from '../accounts/email/email-confirmation.service';
import { factsOf, lockDiary } from '../cases/facts/case-facts.service';
import { Case } from '../cases/case.entity';
import type { CaseFacts } from '../cases/facts/case-facts.entity';
import { ownKey, ownKeyWithoutNumber } from '../cases/facts/facts-line';
import { type ImportedRow, ImportOutcome } from './import-cases.types';
import { readRoom } from './diary-room';
import type { AddCaseInput } from './own-case.inputs';
import { findAdded, insertOwnCases, type NewOwnCase, ownCaseOf, requireSameCase } from './own-cases.service';

/** A row that can be added, with the key that identifies its case in the diary. */
interface Entry {
  input: AddCaseInput;
  facts: CaseFacts;
  key: string;
}

/** What the diary has, and what this import adds to it. */
interface Diary {
  byRequest: Awaited<ReturnType<typeof findAdded>>;
  byKey: Map<string, string>;
  room: number;
  added: NewOwnCase[];
}

type Outcome = Pick<ImportedRow, 'outcome' | 'caseId'>;

function refused({ language }: RequestContext, error: unknown): Omit<ImportedRow, 'clientKey'> {
  if (!(error instanceof AppError)) throw error;
  const { fields, sentence } = error;
  const why = { field: fields?.[0]?.field ?? null, message: sentenceIn(language, sentence) };
  return { outcome: ImportOutcome.REFUSED, caseId: null, ...why };
}

async function readEntry(sent: AddCaseInput): Promise<Entry> {
  const input = await validateInput(sent);
  const facts = factsOf(uuidv7(), true, input);
  return { input, facts, key: ownKey(facts) ?? ownKeyWithoutNumber(input.title ?? null, facts) };
}

async function readDiary(tx: RequestContext, lawyer: Viewer, entries: readonly Entry[]): Promise<Diary> {
  const requests = entries.map(({ input }) => input.clientKey);
  const keys = entries.map(({ key }) => key);
  const same = await tx.db.find(Case, {
    where: { lawyerId: lawyer.id, isOwn: true, ownKey: In(keys) },
    select: { id: true, ownKey: true },
  });
  return {
    byRequest: await findAdded(tx, lawyer, requests),
    byKey: new Map(same.map(({ id, ownKey: key }) => [key ?? '', id])),
    room: await readRoom(tx, lawyer),
    added: [],
  };
}

/** @throws AppError BAD_USER_INPUT, CONFLICT: the row is refused. */
function addEntry(tx: RequestContext, lawyer: Viewer, diary: Diary, { input, facts, key }: Entry): Outcome {
  const earlier = diary.byRequest.get(input.clientKey.toLowerCase());
  if (earlier) {
    requireSameCase(tx, earlier, input);
    return { outcome: ImportOutcome.ADDED, caseId: earlier.id };
  }
  const same = diary.byKey.get(key);
  if (same) return { outcome: ImportOutcome.ALREADY_THERE, caseId: same };
  if (diary.added.length >= diary.room) throw conflict('Your diary is full');
  const own = ownCaseOf(tx, lawyer, input, facts, key);
  diary.added.push(own);
  diary.byKey.set(key, own.row.id);
  diary.byRequest.set(input.clientKey.toLowerCase(), own.row);
  return { outcome: ImportOutcome.ADDED, caseId: own.row.id };
}

/**
 * A lawyer adds the cases of her paper diary; each row is added, there already, or refused. Rows that are sent again add nothing.
 * @throws AppError EMAIL_NOT_CONFIRMED, BAD_USER_INPUT for more than 100 rows, CONFLICT where the licence was refused; RATE_LIMITED.
 */
export async function importCases(
  context: RequestContext,
  rows: readonly AddCaseInput[],
): Promise<ImportedRow[]> {
  const lawyer = await requireCounted(context, 'diaryWrites', Role.LAWYER);
  const { atOnce: count } = ownCaseLimits;
  if (rows.length > count)
    throw invalidInput({ field: 'rows', message: ['At most {{count}} cases at once', { count }] });
  await requireConfirmedEmail(context);
  await countAction(context, 'importedRows', lawyer.id, undefined, rows.length);
  const read = await Promise.all(
    rows.map((row) => readEntry(row).catch((error: unknown) => refused(context, error))),
  );
  return inTransaction(context, async (tx) => {
    await lockDiary(tx, lawyer);
    const diary = await readDiary(
      tx,
      lawyer,
      read.filter((row) => 'input' in row),
    );
    const imported = read.map((row, index): ImportedRow => {
      const clientKey = rows[index]?.clientKey ?? '';
      if ('outcome' in row) return { clientKey, ...row };
      try {
        return { clientKey, field: null, message: null, ...addEntry(tx, lawyer, diary, row) };
      } catch (error) {
        return { clientKey, ...refused(tx, error) };
      }
    });
    if (diary.added.length > 0) await insertOwnCases(tx, lawyer, diary.added);
    return imported;
  });
}
