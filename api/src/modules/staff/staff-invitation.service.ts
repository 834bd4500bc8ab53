import { cutText } from '@ainsathi/contract/cut-text';
import { v7 as uuidv7 } from 'uuid';
import { hashPassword } from '../../auth/password';
import { Permission, StaffRole, Role } from '../../auth/role';
import { requireRecentProof, requireStaff } from '../../auth/viewer';
import type { RequestContext } from '../../context';
import { inTransaction } from '../../db/transaction';
import { conflict } from '../../errors/app-error';
import { AuditAct, accountSubject, writeAudit } from '../../platform/audit/write-audit';
import type { MailContent } from '../../platform/mail/mail-content';
import { sendMail } from '../../platform/mail/send-mail';
import { AccountStaffRole, Account } from '../accounts/account.entity';
import { accountOfToken, createLink, expiredLink, takeToken } from '../accounts/account-tokens';
import { normalizeEmail, refuseWeakPassword } from '../accounts/account.service';
import { replacePassword } from '../accounts/recovery/replace-password';
import { newSecret } from '../accounts/secret';
import { lockStaff, lockStaffForChangeOf } from './staff-lock';
import type { InviteStaffInput, JoinStaffInput } from './staff.inputs';
import { getStaffMember } from './staff.queries';
import type { InviteStaffPayload } from './staff.types';

const LONGEST_NAME = 120;

function invitationMail(url: string): MailContent {
  return {
    subject: 'You were invited to work on AinSathi',
    sentences: [
      'An owner of AinSathi has invited you to the staff.',
      'The link is good for 24 hours and can be used once: you choose a password, and then you can sign in.',
    ],
    action: { label: 'Accept the invitation', url },
    footnote: 'If you do not know of this, you need not do anything.',
  };
}

/** An admin account without a role. @throws AppError CONFLICT for a taken email. */
async function accountToInvite(tx: RequestContext, email: string, passwordHash: string): Promise<string> {
  const present = await tx.db.findOneBy(Account, { email });
  if (present && present.role !== Role.ADMIN)
    throw conflict('This email has an account of a client or a lawyer. Please invite another address.');
  if (present && (await tx.db.existsBy(AccountStaffRole, { accountId: present.id })))
    throw conflict('This email is on the staff already.');
  if (present) return present.id;
  const id = uuidv7();
  await tx.db.insert(Account, {
    id,
    role: Role.ADMIN,
    name: cutText(email, LONGEST_NAME),
    email,
    phone: null,
    address: null,
    // The inviter's language, until the colleague chooses.
    language: tx.language,
    passwordHash,
    createdAt: tx.now(),
    emailConfirmedAt: null,
    confirmationRequired: false,
  });
  return id;
}

/** Revokes an earlier link. Valid for 24 hours while the inviter is owner. @throws AppError IDENTITY_REQUIRED, CONFLICT. */
export async function inviteStaff(
  context: RequestContext,
  { email: address, roles }: InviteStaffInput,
): Promise<InviteStaffPayload> {
  const viewer = requireStaff(context, Permission.MANAGE_STAFF);
  requireRecentProof(context);
  const email = normalizeEmail(address);
  const { config } = context.platform;
  // Nobody knows this password: only the link gives access.
  const passwordHash = await hashPassword(newSecret(), context);
  return inTransaction(context, async (tx) => {
    await lockStaffForChangeOf(tx, '');
    const accountId = await accountToInvite(tx, email, passwordHash);
    const data = { roles: [...new Set(roles)].join(','), invitedBy: viewer.id };
    const url = await createLink(tx, { accountId, purpose: 'staff-invitation', data });
    // In production nobody can read the outbox.
    const isMailed = config.mail !== null;
    if (isMailed || !config.production)
      await sendMail(tx, { accountId, address: email, kind: 'staff-invitation' }, invitationMail(url));
    await writeAudit(tx, AuditAct.STAFF_INVITED, { subject: accountSubject(accountId), after: { roles } });
    return { member: await getStaffMember(tx, accountId), link: isMailed ? null : url };
  });
}

/** Does not sign in; returns the email for it. @throws AppError BAD_USER_INPUT naming `token` or `newPassword`. */
export async function joinStaff(
  context: RequestContext,
  { token, name, newPassword }: JoinStaffInput,
): Promise<string> {
  const { email } = await accountOfToken(context.db, ['staff-invitation'], token);
  refuseWeakPassword(newPassword, 'newPassword', { name, email });
  const passwordHash = await hashPassword(newPassword, context);
  await inTransaction(context, async (tx) => {
    const owners = await lockStaff(tx);
    const { accountId, data } = await takeToken(tx.db, ['staff-invitation'], token);
    if (!owners.includes(data['invitedBy'] ?? '')) throw expiredLink();
    const given = data['roles']?.split(',') ?? [];
    const roles = Object.values(StaffRole).filter((role) => given.includes(role));
    await tx.db.update(Account, { id: accountId }, { name, emailConfirmedAt: tx.now() });
    await replacePassword(tx, accountId, passwordHash);
    await tx.db.insert(
      AccountStaffRole,
      roles.map((role) => ({ accountId, role })),
    );
    await writeAudit(tx, AuditAct.STAFF_JOINED, {
      subject: accountSubject(accountId),
      after: { roles },
      actor: { id: accountId, role: Role.ADMIN },
    });
  });
  return email;
}

/** Revokes the invitations of a colleague who is locked or no longer an owner. */
export async function endInvitationsBy({ db }: RequestContext, id: string): Promise<void> {
  await db.query(
    `delete from account_tokens where purpose = 'staff-invitation' and data ->> 'invitedBy' = $1`,
    [id],
  );
}
