import { Role } from '../../../auth/role';
import type { Platform } from '../../../context';
import { notFound } from '../../../errors/app-error';
import {
  AuditAct,
  type AuditState,
  accountSubject,
  type AuditContext,
  writeAudit,
} from '../../../platform/audit/write-audit';
import { Account } from '../../accounts/account.entity';
import { deletedNumber } from '../licence/deleted-number';
import { forgetLicencePapers } from '../licence/sweep-licence-papers';

interface Erasure extends AuditContext {
  platform: Pick<Platform, 'privateFiles' | 'sealing'>;
}

/**
 * Deletes the account of a client or lawyer, for staff and for the job; triggers of `accounts` delete the rows that belong to
 * it. Returns a function that removes the files of licence papers after the commit. @throws AppError NOT_FOUND.
 */
export async function eraseAccount(
  erasure: Erasure,
  { id, role }: Pick<Account, 'id' | 'role'>,
  note: AuditState = {},
): Promise<() => Promise<void>> {
  const { db, platform } = erasure;
  const removeFiles = await forgetLicencePapers(db, platform.privateFiles, id);
  const after = { ...note, ...(await deletedNumber(db, platform, id)) };
  const { affected } = await db.delete(Account, { id });
  if (!affected) throw notFound('User');
  const act = role === Role.LAWYER ? AuditAct.LAWYER_DELETED : AuditAct.CLIENT_DELETED;
  await writeAudit(erasure, act, { subject: accountSubject(id), after });
  return removeFiles;
}
