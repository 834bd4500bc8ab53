import { randomInt, timingSafeEqual } from 'node:crypto';
import { readIdentifier } from '@ainsathi/contract/identifier';
import parsePhoneNumber from 'libphonenumber-js/min';
import { v4 as uuidv4 } from 'uuid';
import { Role } from '../../../auth/role';
import { requireRole } from '../../../auth/viewer';
import type { RequestContext } from '../../../context';
import { inTransaction } from '../../../db/transaction';
import { AppError, conflict, invalidInput } from '../../../errors/app-error';
import { sendSms } from '../../../platform/sms/send-sms';
import { isIdentifier } from '../../../validation/identifier';
import { getOwnAccount } from '../account.service';
import { PHONE } from '../account.fields';
import { normalizePhone } from '../phone';
import { countPhoneCode } from './phone-code-limits';
import { PhoneProof, PhonePurpose } from './phone-proof.entity';
import { SignInPhone } from './sign-in-phone.entity';

const LIFETIME_MILLISECONDS = 10 * 60_000;
const MOST_CODES = 3;
const MOST_TRIES = 5;
const SEND_AGAIN_AFTER_SECONDS = 60;

export interface SentCode {
  proofId: string;
  /** Seconds. */
  sendAgainAfter: number;
}

/** The same for a wrong, a late and a used code, a proof of somebody else, and one for another purpose. */
export function wrongPhoneCode(): AppError {
  return invalidInput({
    field: 'code',
    message: 'This code is not right, has expired, or was used already. Ask for a new one.',
  });
}

/** @throws AppError BAD_USER_INPUT for other countries than those of `SMS_COUNTRIES`, too. */
function readNumber({ platform }: RequestContext, typed: string): string {
  const abroad = invalidInput({ field: 'phone', message: 'From abroad, please use your email.' });
  // Numbers of other countries are long, and begin with a zero as well; 0088 is ours.
  if (/^0(?!1|088)\d{9,}$/.test(readIdentifier(typed).replace(/[ -]/g, ''))) throw abroad;
  const phone = normalizePhone(typed);
  if (phone === null)
    throw invalidInput({ field: 'phone', message: ['{{label}} is required', { label: PHONE.label }] });
  if (!platform.config.smsCountries.includes(parsePhoneNumber(phone)?.country ?? '')) throw abroad;
  return phone;
}

/** Who is signed in, for a purpose that needs it. @throws AppError UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT, CONFLICT. */
async function readAsker(
  context: RequestContext,
  purpose: PhonePurpose,
  phone: string,
): Promise<string | null> {
  if (purpose === PhonePurpose.SIGN_IN) return null;
  const { id } = requireRole(context, Role.USER);
  if (purpose === PhonePurpose.CHANGE) return id;
  if (!(await context.db.existsBy(SignInPhone, { accountId: id, phone })))
    throw invalidInput({ field: 'phone', message: 'This is not the number with which you sign in' });
  if ((await getOwnAccount(context)).emailConfirmedAt)
    throw conflict('Your email is confirmed: your password says that it is you.');
  return id;
}

async function sendCode(
  tx: RequestContext,
  { id, phone }: Pick<PhoneProof, 'id' | 'phone'>,
): Promise<Buffer> {
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const host = new URL(tx.platform.config.publicOrigin ?? 'http://localhost').hostname;
  const to = { accountId: null, phone, kind: 'code', language: tx.language };
  // Browsers fill in the code of a last line that names their site.
  await sendSms(tx, to, ['AinSathi code {{code}}. Tell nobody.', { code }], `@${host} #${code}`);
  return tx.platform.sealing.codeHash(id, code);
}

/**
 * Sends a code to a number. Whether it has an account is not looked up, so that the answer cannot tell.
 * @throws AppError BAD_USER_INPUT naming `phone`, RATE_LIMITED, SERVICE_UNAVAILABLE where no SMS can be sent; as `readAsker`.
 */
export async function requestPhoneCode(
  context: RequestContext,
  typed: string,
  purpose: PhonePurpose,
): Promise<SentCode> {
  if (!context.platform.config.phoneSignIn)
    throw new AppError('SERVICE_UNAVAILABLE', { message: 'We cannot send SMS here. Please use your email.' });
  const phone = readNumber(context, typed);
  const accountId = await readAsker(context, purpose, phone);
  await countPhoneCode(context, phone);
  const network = context.thisMachine ? null : context.network;
  const proof = { id: uuidv4(), phone, purpose, accountId, network };
  await inTransaction(context, async (tx) => {
    const createdAt = tx.now();
    const expiresAt = new Date(createdAt.getTime() + LIFETIME_MILLISECONDS);
    const codeHashes = [await sendCode(tx, proof)];
    await tx.db.insert(PhoneProof, { ...proof, codeHashes, tries: 0, createdAt, expiresAt, used: false });
  });
  return { proofId: proof.id, sendAgainAfter: SEND_AGAIN_AFTER_SECONDS };
}

/** The asker of a proof that is not proved, or anybody for a sign-in. */
const IS_OPEN = `id = $1 and proved_at is null and (account_id is null or account_id = $2)`;

/** A proof whose tries are used up gets no further code, which would be wrong as well. */
const TAKES_CODE = `${IS_OPEN} and cardinality(code_hashes) < ${MOST_CODES} and tries < ${MOST_TRIES}`;

/** Sends another code; the earlier ones stay right. @throws AppError BAD_USER_INPUT naming `code`, RATE_LIMITED. */
export async function sendPhoneCodeAgain(context: RequestContext, proofId: string): Promise<SentCode> {
  if (!isIdentifier(proofId)) throw wrongPhoneCode();
  const of = [proofId, context.viewer?.id ?? null];
  const [proof] = await context.db.query<Pick<PhoneProof, 'id' | 'phone'>[]>(
    `select id, phone from phone_proofs where ${TAKES_CODE}`,
    of,
  );
  if (!proof) throw wrongPhoneCode();
  await countPhoneCode(context, proof.phone);
  await inTransaction(context, async (tx) => {
    const [rows] = await tx.db.query<[unknown[], number]>(
      `update phone_proofs set code_hashes = code_hashes || $3::bytea, expires_at = $4
       where ${TAKES_CODE} returning id`,
      [...of, await sendCode(tx, proof), new Date(tx.now().getTime() + LIFETIME_MILLISECONDS)],
    );
    if (rows.length === 0) throw wrongPhoneCode();
  });
  return { proofId, sendAgainAfter: SEND_AGAIN_AFTER_SECONDS };
}

/** The answer to the right code may have got lost on the line. */
const IS_PROVED = `proved_at is not null and proved_at > now() - interval '2 minutes'`;

interface TypedCode extends Pick<PhoneProof, 'purpose'> {
  proofId: string;
  code: string;
  clientKey?: string | null | undefined;
}

/**
 * Proves a number by a code, once, and returns the number. It counts the try before it compares: of concurrent tries 5 count.
 * The code that proved it does so again with the same `clientKey`. @throws AppError BAD_USER_INPUT naming `code`.
 */
export async function takePhoneCode(
  { db, viewer, platform: { sealing } }: RequestContext,
  { proofId, code, purpose, clientKey }: TypedCode,
): Promise<string> {
  const isSignIn = purpose === PhonePurpose.SIGN_IN;
  if (!isIdentifier(proofId)) throw wrongPhoneCode();
  const [rows] = await db.query<[{ phone: string; hashes: Buffer[]; proved: boolean }[], number]>(
    `update phone_proofs set tries = tries + 1
     where (${IS_OPEN} or id = $1 and ${IS_PROVED}) and purpose = $3 and tries < ${MOST_TRIES} and expires_at > now()
     returning phone, code_hashes as hashes, proved_at is not null as proved`,
    [proofId, isSignIn ? null : (viewer?.id ?? null), purpose],
  );
  const [proof] = rows;
  const typed = readIdentifier(code).replace(/[ -]/g, '');
  // Without a key a code acts once: nobody knows a random one.
  const keyed = sealing.codeHash(proofId, `${typed} ${clientKey ?? uuidv4()}`);
  const given = proof?.proved ? keyed : sealing.codeHash(proofId, typed);
  if (!proof?.hashes.some((hash) => timingSafeEqual(hash, given))) throw wrongPhoneCode();
  if (proof.proved) return proof.phone;
  const [proved] = await db.query<[unknown[], number]>(
    `update phone_proofs set proved_at = now(), code_hashes = array[$2::bytea]
     where id = $1 and proved_at is null returning id`,
    [proofId, keyed],
  );
  if (proved.length === 0) throw wrongPhoneCode();
  return proof.phone;
}
