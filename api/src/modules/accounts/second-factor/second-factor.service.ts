import { IsNull } from 'typeorm';
import { requireRecentProof } from '../../../auth/recent-proof';
import { requireViewer } from '../../../auth/viewer';
import type { RequestContext } from '../../../context';
import { inTransaction } from '../../../db/transaction';
import { conflict, notFound } from '../../../errors/app-error';
import { getOwnAccount } from '../account.service';
import { requireConfirmedEmail } from '../email/email-confirmation.service';
import { revokeOtherSessions, lockAccount } from './change-factors';
import { readCode } from './code-text';
import { notifyFactorChanged } from './factor-notices';
import { passkeySite } from './passkeys/passkey-site';
import { Passkey } from './passkeys/passkey.entity';
import { wrongCode } from './prove-code';
import { countTry, hasFactor, hasTotp, rewardRightFactor } from './prove-factor';
import { makeRecoveryCodes, replaceRecoveryCodes } from './recovery-codes';
import { RecoveryCode } from './recovery-code.entity';
import { removeFactors } from './remove-factors';
import type { SecondFactors } from './second-factor.types';
import { newTotpSecret, stepOfCode, totpUri } from './totp';
import { TotpFactor } from './totp-factor.entity';

/** What an authenticator app needs, as QR code and as text. */
export interface NewTotp {
  uri: string;
  secret: string;
}

const ALREADY_ON = 'An authenticator app is set up already. Switch it off before you set up another.';

/** The second factors of the viewer. */
export async function listOwnFactors(context: RequestContext): Promise<SecondFactors> {
  const { id: accountId } = requireViewer(context);
  const totp = await hasTotp(context, accountId);
  const passkeys = await context.db.find(Passkey, { where: { accountId }, order: { id: 'asc' } });
  const recoveryCodesLeft = await context.db.countBy(RecoveryCode, { accountId, usedAt: IsNull() });
  return { totp, passkeys, passkeysAvailable: passkeySite(context) !== null, recoveryCodesLeft };
}

/** Makes a secret for an authenticator app; it acts from `enableTotp` on. @throws AppError IDENTITY_REQUIRED, CONFLICT. */
export async function beginTotp(context: RequestContext): Promise<NewTotp> {
  const { id: accountId } = requireRecentProof(context);
  await requireConfirmedEmail(context);
  const { email } = await getOwnAccount(context);
  const secret = newTotpSecret();
  const rows = await context.db.query<unknown[]>(
    `insert into totp_factors (account_id, secret_sealed, created_at) values ($1, $2, $3)
     on conflict (account_id) do update set secret_sealed = excluded.secret_sealed, created_at = excluded.created_at
       where totp_factors.confirmed_at is null
     returning account_id`,
    [accountId, context.platform.sealing.seal('totp', accountId, secret), context.now()],
  );
  if (rows.length === 0) throw conflict(ALREADY_ON);
  return { uri: totpUri(secret, email), secret };
}

/** The factor that the viewer is setting up. @throws AppError CONFLICT when one acts already, or none was begun. */
async function factorToConfirm({ db }: RequestContext, accountId: string): Promise<TotpFactor> {
  const factor = await db.findOneBy(TotpFactor, { accountId });
  if (!factor) throw conflict('Set up an authenticator app first.');
  if (factor.confirmedAt) throw conflict(ALREADY_ON);
  return factor;
}

/**
 * Switches the authenticator app on with a code of it, and ends the other sessions. Gives recovery codes where it is the
 * first second factor; they are shown once. @throws AppError IDENTITY_REQUIRED, CONFLICT, BAD_USER_INPUT naming `code`, RATE_LIMITED.
 */
export async function enableTotp(context: RequestContext, code: string): Promise<string[]> {
  const { id: accountId, sessionId } = requireRecentProof(context);
  await requireConfirmedEmail(context);
  const { secretSealed } = await factorToConfirm(context, accountId);
  await countTry(context, accountId);
  const typed = readCode(code);
  if (!typed || !('totp' in typed)) throw wrongCode();
  const { sealing } = context.platform;
  const lastStep = stepOfCode(sealing.open('totp', accountId, secretSealed), typed.totp, context.now());
  if (lastStep === null) throw wrongCode();
  await rewardRightFactor(context, accountId);
  const codes = (await hasFactor(context, accountId)) ? null : await makeRecoveryCodes(context, accountId);
  return inTransaction(context, async (tx) => {
    const account = await lockAccount(tx, accountId);
    const isFirst = !(await hasFactor(tx, accountId));
    const { affected } = await tx.db.update(
      TotpFactor,
      { accountId, secretSealed, confirmedAt: IsNull() },
      { confirmedAt: tx.now(), lastStep: String(lastStep) },
    );
    if (affected !== 1) throw conflict(ALREADY_ON);
    await revokeOtherSessions(tx, accountId, sessionId, true);
    await notifyFactorChanged(tx, account, 'enabled');
    if (!isFirst) return [];
    return replaceRecoveryCodes(tx.db, accountId, codes ?? (await makeRecoveryCodes(tx, accountId)));
  });
}

/** Switches the authenticator app off, and ends the other sessions. @throws AppError IDENTITY_REQUIRED, NOT_FOUND without one. */
export async function removeTotp(context: RequestContext): Promise<void> {
  const { id: accountId, sessionId } = requireRecentProof(context);
  await inTransaction(context, async (tx) => {
    const account = await lockAccount(tx, accountId);
    if (!(await hasTotp(tx, accountId))) throw notFound('Second factor');
    await tx.db.delete(TotpFactor, { accountId });
    const hasOther = await hasFactor(tx, accountId);
    // Without a factor there is nothing that recovery codes stand for.
    if (!hasOther) await removeFactors(tx.db, accountId);
    await revokeOtherSessions(tx, accountId, sessionId, hasOther);
    await notifyFactorChanged(tx, account, hasOther ? 'appRemoved' : 'removed');
  });
}

/** Gives ten other recovery codes; the earlier ones act no more. @throws AppError IDENTITY_REQUIRED, NOT_FOUND without a factor, RATE_LIMITED. */
export async function renewRecoveryCodes(context: RequestContext): Promise<string[]> {
  const { id: accountId } = requireRecentProof(context);
  if (!(await hasFactor(context, accountId))) throw notFound('Second factor');
  const codes = await makeRecoveryCodes(context, accountId);
  return inTransaction(context, async (tx) => {
    const account = await lockAccount(tx, accountId);
    if (!(await hasFactor(tx, accountId))) throw notFound('Second factor');
    await notifyFactorChanged(tx, account, 'renewed');
    return replaceRecoveryCodes(tx.db, accountId, codes);
  });
}
