import { defaultLanguage } from '@ainsathi/contract/languages';
import type { EntityManager } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import { hashPassword } from '../../auth/password';
import { StaffRole, Role } from '../../auth/role';
import { AuditAct, accountSubject, byOperator, writeAudit } from '../../platform/audit/write-audit';
import { AccountStaffRole, Account } from './account.entity';

/** Adds an owner of the product, which only the operator can do. False when the email has an account already. */
export async function addAdmin(db: EntityManager, email: string, password: string): Promise<boolean> {
  if (await db.existsBy(Account, { email })) return false;
  const passwordHash = await hashPassword(password, null);
  const id = uuidv7();
  await db.transaction(async (tx) => {
    await tx.insert(Account, {
      id,
      role: Role.ADMIN,
      name: 'Administrator',
      email,
      language: defaultLanguage,
      passwordHash,
      passwordIsInitial: true,
      createdAt: new Date(),
      confirmationRequired: false,
    });
    await tx.insert(AccountStaffRole, { accountId: id, role: StaffRole.OWNER });
    await writeAudit(byOperator(tx), AuditAct.ADMIN_CREATED, { subject: accountSubject(id) });
  });
  return true;
}
