import { IsNull } from 'typeorm';
import type { RequestContext } from '../../../context';
import { inTransaction } from '../../../db/transaction';
import { AuditAct, accountSubject, writeAudit } from '../../../platform/audit/write-audit';
import { AccountEventKind } from '../account-event.entity';
import { recordAccountEvent } from '../account-events';
import { factorChangedWarning, recoveryCodeUsedWarning, WRONG_CODES } from '../account-mails';
import { Account } from '../account.entity';
import { warnOwner } from '../recovery/warn-owner';
import { RecoveryCode } from './second-factor.entity';

/** The changes of second factors: the name in the history and in the audit log, and the sentence of the mail. */
const CHANGES = {
  enabled: {
    name: 'FACTOR_ENABLED',
    sentence: 'A code of an authenticator app is now asked for at the sign-in to your AinSathi account.',
  },
  removed: {
    name: 'FACTOR_REMOVED',
    sentence: 'Your AinSathi account no longer asks for a second code at the sign-in.',
  },
  appRemoved: {
    name: 'FACTOR_REMOVED',
    sentence: 'Your AinSathi account no longer accepts codes of an authenticator app.',
  },
  passkeyAdded: {
    name: 'PASSKEY_ADDED',
    sentence: 'A passkey was added to your AinSathi account; the sign-in accepts it after the password.',
  },
  passkeyRemoved: {
    name: 'PASSKEY_REMOVED',
    sentence: 'A passkey was removed from your AinSathi account.',
  },
  renewed: {
    name: 'RECOVERY_CODES_RENEWED',
    sentence: 'Your AinSathi account has new recovery codes; the earlier ones are no longer accepted.',
  },
} as const;

export type FactorChange = keyof typeof CHANGES;

/** Records the change and mails the owner, in the caller's transaction. */
export async function notifyFactorChanged(
  context: RequestContext,
  account: Account,
  change: FactorChange,
): Promise<void> {
  const { name, sentence } = CHANGES[change];
  await recordAccountEvent(context, account.id, AccountEventKind[name]);
  await writeAudit(context, AuditAct[name], { subject: accountSubject(account.id) });
  await warnOwner(context, account, 'factor-changed', factorChangedWarning(sentence));
}

/** Tells the owner how many codes are left. */
export async function notifyRecoveryCodeUsed(context: RequestContext, accountId: string): Promise<void> {
  const { db } = context;
  const account = await db.findOneByOrFail(Account, { id: accountId });
  const left = await db.countBy(RecoveryCode, { accountId, usedAt: IsNull() });
  await recordAccountEvent(context, accountId, AccountEventKind.RECOVERY_CODE_USED);
  const subject = accountSubject(accountId);
  await writeAudit(context, AuditAct.RECOVERY_CODE_USED, { subject, actor: account, after: { left } });
  await warnOwner(context, account, 'recovery-code-used', recoveryCodeUsedWarning(left));
}

/** Tells the owner, once a day, that somebody with the password tries codes. */
export async function notifyWrongCodes(context: RequestContext, id: string): Promise<void> {
  const { consumedPoints } = await context.platform.limits.wrongCodeMails.penalty(id);
  if (consumedPoints > 1) return;
  await inTransaction(context, async (tx) =>
    warnOwner(tx, await tx.db.findOneByOrFail(Account, { id }), 'wrong-codes', WRONG_CODES),
  );
}
