import { readEmail } from '@ainsathi/contract/email';
import type { Language } from '@ainsathi/contract/languages';
import { isNamePassword } from '@ainsathi/contract/new-password';
import { isCommonPassword } from '../../auth/common-passwords';
import { Role } from '../../auth/role';
import { requireRecentProof, requireViewer } from '../../auth/viewer';
import type { RequestContext } from '../../context';
import { AppError, found, invalidInput, notFound } from '../../errors/app-error';
import { countAction } from '../../platform/rate-limits';
import { refuseStale, versionOf } from '../../validation/content-version';
import { isIdentifier } from '../../validation/identifier';
import { isProductName, PRODUCT_NAME } from '../../validation/name';
import { Account } from './account.entity';
import { changeEmail } from './email/email-change.service';
import { EMAIL } from './account.fields';
import type { UpdateProfileInput } from './account.inputs';
import { changeOwnAccount } from './lock-account';
import { normalizePhone } from './phone';

/** An email as it is stored and compared: trimmed, lower case. */
export function normalizeEmail(email: string): string {
  return readEmail(email).toLowerCase();
}

/** @throws AppError BAD_USER_INPUT naming `field` for a common password or a variation of the owner's name or email. */
export function refuseWeakPassword(
  password: string,
  field: string,
  owner: Pick<Account, 'name' | 'email'>,
): void {
  if (isCommonPassword(password))
    throw invalidInput({
      field,
      message: 'This password is one of the most common ones. Please choose another.',
    });
  if (isNamePassword(password, owner))
    throw invalidInput({
      field,
      message:
        'This password is too much like your name, email, a phone number or AinSathi. Please choose another.',
    });
}

/** @throws AppError UNAUTHENTICATED for a visitor. */
export async function getOwnAccount(context: RequestContext): Promise<Account> {
  const account = await findOwnAccount(context);
  if (!account) throw new AppError('UNAUTHENTICATED');
  return account;
}

export async function findOwnAccount(context: RequestContext): Promise<Account | null> {
  return context.viewer ? context.db.findOneBy(Account, { id: context.viewer.id }) : null;
}

/** The fields of an edit that belong to the account; forms may edit more. */
export type AccountChanges = Pick<UpdateProfileInput, 'name' | 'email' | 'phone' | 'address'>;

function changedColumns(input: AccountChanges): Partial<Account> {
  return {
    ...(input.name === undefined ? {} : { name: input.name }),
    ...(input.email === undefined ? {} : { email: normalizeEmail(input.email) }),
    ...(input.phone === undefined ? {} : { phone: normalizePhone(input.phone) }),
    ...(input.address === undefined ? {} : { address: input.address }),
  };
}

/**
 * Merges an edit into an account. The caller checks the permission.
 * @throws AppError NOT_FOUND, BAD_USER_INPUT, CONFLICT for a taken email, IDENTITY_REQUIRED for another email or, by the owner,
 * another phone.
 */
export async function changeAccount(
  context: RequestContext,
  id: string,
  input: AccountChanges,
): Promise<Account> {
  const { email, ...changes } = changedColumns(input);
  const lock = { mode: 'for_no_key_update' } as const;
  const present = found(await context.db.findOne(Account, { where: { id }, lock }), 'User');
  const { name = present.name } = changes;
  if (present.role !== Role.ADMIN && name !== present.name && isProductName(name))
    throw invalidInput({ field: 'name', message: [PRODUCT_NAME, { label: 'Name' }] });
  const isOwn = context.viewer?.id === id;
  const { phone = present.phone } = changes;
  if (phone !== present.phone && isOwn) requireRecentProof(context);
  if (email === '' && present.email)
    throw invalidInput({ field: 'email', message: ['{{label}} is required', EMAIL] });
  if (email !== undefined && email !== present.email) await changeEmail(context, present, email);
  if (Object.keys(changes).length > 0) await context.db.update(Account, { id }, changes);
  return found(await context.db.findOneBy(Account, { id }), 'User');
}

export function accountVersion(account: Pick<Account, 'name' | 'email' | 'phone' | 'address'>): string {
  const { name, email, phone, address } = account;
  return versionOf([name, email, phone, address]);
}

/** @throws AppError CONFLICT for an edit of an older version. */
export async function updateOwnAccount(context: RequestContext, input: UpdateProfileInput): Promise<Account> {
  const { id } = requireViewer(context);
  await countAction(context, 'profileSaves', id);
  return changeOwnAccount(context, async (tx, present) => {
    refuseStale(input.version, accountVersion(present));
    return changeAccount(tx, id, input);
  });
}

export async function setLanguage(context: RequestContext, language: Language): Promise<Account> {
  return changeOwnAccount(context, async ({ db }, account) => {
    await db.update(Account, { id: account.id }, { language });
    return Object.assign(account, { language });
  });
}

/**
 * An account that an admin may edit or delete. The caller checks that the viewer is an admin.
 * @throws AppError NOT_FOUND, also for another role than `role`, FORBIDDEN for an admin account.
 */
export async function getManagedAccount(context: RequestContext, id: string, role?: Role): Promise<Account> {
  const label = role === Role.LAWYER ? 'Lawyer' : 'User';
  const account = found(isIdentifier(id) ? await context.db.findOneBy(Account, { id }) : null, label);
  if (account.role === Role.ADMIN)
    throw new AppError('FORBIDDEN', { message: 'An admin account cannot be changed or deleted here' });
  if (role && account.role !== role) throw notFound(label);
  return account;
}
