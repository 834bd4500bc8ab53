import { AuditAct, accountSubject, writeAudit } from '../../../platform/audit/write-audit';
import type { RequestContext } from '../../../context';
import type { StaffRole } from '../../../auth/role';
import { AccountStaffRole } from '../account.entity';
import { AccountToken } from '../account-token.entity';
import { Session } from '../sessions/session.entity';
import { SINCE } from './new-password-address';

/** The account, and recursively the accounts that joined by its invitations. */
const ACTING = `with recursive acting (id) as (
    select $1::uuid
    union
    select joined.subject_id from acting join audit_entries joined
      on joined.act = '${AuditAct.STAFF_JOINED}' and joined.at > ${SINCE} and acting.id = (
        select invited.actor_id from audit_entries invited
        where invited.act = '${AuditAct.STAFF_INVITED}' and invited.subject_id = joined.subject_id
          and invited.id < joined.id order by invited.id desc limit 1))
  select id from acting`;

/**
 * The previous roles of colleagues whose roles only these accounts ($1) changed since. A colleague whose work the person ended
 * stays out; a colleague whose work the invited accounts ($2) ended gets it back.
 */
const CHANGED = `select distinct on (changed.subject_id) changed.subject_id as id, changed.before -> 'roles' as roles
  from audit_entries changed
  where changed.at > ${SINCE} and changed.subject_id <> all ($2::uuid[])
    and (changed.act = '${AuditAct.STAFF_ROLES_CHANGED}' and changed.actor_id = any ($1::uuid[])
      or changed.act = '${AuditAct.STAFF_ENDED}' and changed.actor_id = any ($2::uuid[]))
    and not exists (select from audit_entries later
      where later.subject_id = changed.subject_id and later.id > changed.id and later.act in
          ('${AuditAct.STAFF_ROLES_CHANGED}', '${AuditAct.STAFF_ENDED}', '${AuditAct.STAFF_JOINED}')
        and coalesce(later.actor_id <> all (case later.act when '${AuditAct.STAFF_ENDED}' then $2 else $1::uuid[] end), true))
  order by changed.subject_id, changed.id`;

const LINKS = `delete from account_tokens
  where purpose = 'staff-invitation' and data ->> 'invitedBy' = any ($1::text[])
    or purpose = 'change-email-by-staff' and data ->> 'askedBy' = any ($1::text[])`;

async function replaceRoles(
  tx: RequestContext,
  accountId: string,
  roles: readonly StaffRole[],
  act: AuditAct,
): Promise<void> {
  const present = (await tx.db.findBy(AccountStaffRole, { accountId })).map(({ role }) => role);
  await tx.db.delete(AccountStaffRole, { accountId });
  await tx.db.insert(
    AccountStaffRole,
    roles.map((role) => ({ accountId, role })),
  );
  const details = { before: { roles: present }, after: { roles } };
  await writeAudit(tx, act, { subject: accountSubject(accountId), ...details });
}

/**
 * Undoes what a staff account did in the last 7 days, in the caller's transaction, which has locked the staff: revokes its
 * invitations, ends the work of those who accepted them, restores colleagues' roles, and cancels changes of other people's
 * email. Notifies owners of the rest.
 */
export async function endStaffWork(tx: RequestContext, accountId: string): Promise<void> {
  const rows = await tx.db.query<{ id: string }[]>(ACTING, [accountId]);
  const acting = rows.map(({ id }) => id);
  const joined = acting.filter((id) => id !== accountId);
  const changed = await tx.db.query<{ id: string; roles: StaffRole[] }[]>(CHANGED, [acting, joined]);
  await tx.db.query(LINKS, [acting]);
  for (const id of joined) {
    await replaceRoles(tx, id, [], AuditAct.STAFF_ENDED);
    await tx.db.delete(Session, { accountId: id });
    await tx.db.delete(AccountToken, { accountId: id });
  }
  for (const { id, roles } of changed) await replaceRoles(tx, id, roles, AuditAct.STAFF_ROLES_CHANGED);
  await tx.db.query('delete from account_locks where account_id = $1 and locked_by = any ($2::uuid[])', [
    accountId,
    joined,
  ]);
}
