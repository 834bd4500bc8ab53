import { IsNull, Not } from 'typeorm';
import { requireRecentProof, requireViewer } from '../../../auth/viewer';
import type { RequestContext } from '../../../context';
import { conflict, notFound } from '../../../errors/app-error';
import { getOwnAccount } from '../account.service';
import { requireMailbox } from '../email/email-confirmation.service';
import { changeOwnAccount } from '../lock-account';
import { addFactor, removeFactor } from './change-factors';
import { notifyFactorChanged } from './factor-notices';
import { findFactorRemoval } from './factor-removal.service';
import { passkeySite } from './passkeys/webauthn';
import { readCode, wrongCode } from './prove-code';
import { countTry, findFactors, hasFactor, rewardRightFactor } from './prove-factor';
import { makeRecoveryCodes, replaceRecoveryCodes } from './recovery-codes';
import { RecoveryCode, TotpFactor } from './second-factor.entity';
import type { BeginTotpPayload, SecondFactors } from './second-factor.types';
import { newTotpSecret, stepOfCode, totpUri } from './totp';

const ALREADY_ON = 'An authenticator app is set up already. Switch it off before you set up another.';

export async function listOwnFactors(context: RequestContext): Promise<SecondFactors> {
  const { id: accountId } = requireViewer(context);
  const factors = (await findFactors(context, accountId)) ?? { totp: false, passkeys: [] };
  const recoveryCodesLeft = await context.db.countBy(RecoveryCode, { accountId, usedAt: IsNull() });
  const removedAt = await findFactorRemoval(context, accountId);
  return { ...factors, passkeysAvailable: passkeySite(context) !== null, recoveryCodesLeft, removedAt };
}

/** Creates the secret of an authenticator app; `enableTotp` activates it. @throws AppError IDENTITY_REQUIRED, CONFLICT. */
export async function beginTotp(context: RequestContext): Promise<BeginTotpPayload> {
  const { id: accountId } = requireRecentProof(context);
  await requireMailbox(context);
  const { email } = await getOwnAccount(context);
  const secret = newTotpSecret();
  const sealed = context.platform.sealing.seal('totp', accountId, secret);
  const rows = await changeOwnAccount(context, async ({ db, now }) =>
    db.query<unknown[]>(
      `insert into totp_factors (account_id, secret_sealed, created_at) values ($1, $2, $3)
       on conflict (account_id) do update set secret_sealed = excluded.secret_sealed, created_at = excluded.created_at
         where totp_factors.confirmed_at is null
       returning account_id`,
      [accountId, sealed, now()],
    ),
  );
  if (rows.length === 0) throw conflict(ALREADY_ON);
  return { uri: totpUri(secret, email), secret };
}

/** The inactive factor of the viewer. @throws AppError CONFLICT when it is active already, or missing. */
async function factorToConfirm({ db }: RequestContext, accountId: string): Promise<TotpFactor> {
  const factor = await db.findOneBy(TotpFactor, { accountId });
  if (!factor) throw conflict('Set up an authenticator app first.');
  if (factor.confirmedAt) throw conflict(ALREADY_ON);
  return factor;
}

/**
 * Activates the authenticator app with its code and ends the other sessions. Returns recovery codes with the first second
 * factor, shown only once. @throws AppError IDENTITY_REQUIRED, CONFLICT, BAD_USER_INPUT naming `code`, RATE_LIMITED.
 */
export async function enableTotp(context: RequestContext, code: string): Promise<string[]> {
  const { id: accountId } = requireRecentProof(context);
  await requireMailbox(context);
  const { secretSealed } = await factorToConfirm(context, accountId);
  await countTry(context, accountId);
  const typed = readCode(code);
  if (!typed || !('totp' in typed)) throw wrongCode();
  const { sealing } = context.platform;
  const lastStep = stepOfCode(sealing.open('totp', accountId, secretSealed), typed.totp, context.now());
  if (lastStep === null) throw wrongCode();
  await rewardRightFactor(context, accountId);
  return addFactor(context, 'enabled', async (tx) => {
    const { affected } = await tx.db.update(
      TotpFactor,
      { accountId, secretSealed, confirmedAt: IsNull() },
      { confirmedAt: tx.now(), lastStep: String(lastStep) },
    );
    if (affected !== 1) throw conflict(ALREADY_ON);
  });
}

/** Ends the other sessions. @throws AppError IDENTITY_REQUIRED, NOT_FOUND without an app. */
export async function removeTotp(context: RequestContext): Promise<void> {
  const changes = { last: 'removed', other: 'appRemoved' } as const;
  await removeFactor(context, changes, async ({ db }, accountId) => {
    const { affected } = await db.delete(TotpFactor, { accountId, confirmedAt: Not(IsNull()) });
    if (affected !== 1) throw notFound('Second factor');
  });
}

/** Revokes the earlier codes. @throws AppError IDENTITY_REQUIRED, NOT_FOUND without a factor, RATE_LIMITED. */
export async function renewRecoveryCodes(context: RequestContext): Promise<string[]> {
  const { id: accountId } = requireRecentProof(context);
  if (!(await hasFactor(context, accountId))) throw notFound('Second factor');
  const codes = await makeRecoveryCodes(context, accountId);
  return changeOwnAccount(context, async (tx, account) => {
    if (!(await hasFactor(tx, accountId))) throw notFound('Second factor');
    await notifyFactorChanged(tx, account, 'renewed');
    return replaceRecoveryCodes(tx.db, accountId, codes);
  });
}
