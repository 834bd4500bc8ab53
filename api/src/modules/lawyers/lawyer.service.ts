import { Permission, Role } from '../../auth/role';
import { hasPermission } from '../../auth/viewer';
import type { RequestContext } from '../../context';
import { found, notFound } from '../../errors/app-error';
import { AuditAct, accountSubject, writeAudit } from '../../platform/audit/write-audit';
import { isIdentifier } from '../../validation/identifier';
import { LawyerProfile } from './lawyer-profile.entity';
import { findFullLawyer, findPublicLawyer } from './lawyer.queries';
import type { Lawyer } from './lawyer.types';

/** Everybody finds verified lawyers; the lawyer and verifying staff any state, with private fields. Records an admin's look. @param fields what to read of the public view. */
export async function findLawyer(
  context: RequestContext,
  id: string,
  fields?: ReadonlySet<string>,
): Promise<Lawyer | null> {
  const { viewer } = context;
  const isStaff = hasPermission(viewer, Permission.VERIFY_LAWYERS, Permission.SUPPORT_USERS);
  const maySeeAll = isStaff || (viewer?.role === Role.LAWYER && viewer.id === id);
  if (isStaff && isIdentifier(id))
    await writeAudit(context, AuditAct.LAWYER_VIEWED, { subject: accountSubject(id) });
  return maySeeAll ? findFullLawyer(context, id) : findPublicLawyer(context, id, fields);
}

/** @param fields what to read of the public view. @throws AppError NOT_FOUND. */
export async function getLawyer(
  context: RequestContext,
  id: string,
  fields?: ReadonlySet<string>,
): Promise<Lawyer> {
  return found(await findLawyer(context, id, fields), 'Lawyer');
}

/** Any state, every field. The caller checks the permission. @throws AppError NOT_FOUND. */
export async function getFullLawyer(context: RequestContext, id: string): Promise<Lawyer> {
  return found(await findFullLawyer(context, id), 'Lawyer');
}

/** Locks the profile until the transaction ends. @throws AppError NOT_FOUND. */
export async function lockProfile({ db }: RequestContext, id: string): Promise<LawyerProfile> {
  if (!isIdentifier(id)) throw notFound('Lawyer');
  // Lock order: the account before the profile, as when an account is secured.
  await db.query('select from accounts where id = $1 for no key update', [id]);
  const lock = { mode: 'pessimistic_write' } as const;
  return found(await db.findOne(LawyerProfile, { where: { accountId: id }, lock }), 'Lawyer');
}
