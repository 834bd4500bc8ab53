import { v7 as uuidv7 } from 'uuid';
import { isCommonPassword } from '../../auth/common-passwords';
import { hashPassword } from '../../auth/password';
import { Role } from '../../auth/role';
import { requireViewer } from '../../auth/viewer';
import type { RequestContext } from '../../context';
import { inTransaction } from '../../db/transaction';
import { AppError, invalidInput, notFound } from '../../errors/app-error';
import { isIdentifier } from '../../validation/identifier';
import { emptyToNull } from '../../validation/text';
import { Account } from './account.entity';
import type { RegisterInput, UpdateProfileInput } from './account.inputs';
import { normalizePhone } from './phone';

/** What registering takes, for modules that add a profile to the account. */
export type Registration = RegisterInput;

/** An email as it is stored and compared: trimmed, lower case. */
export function normalizeEmail(email: string): string {
  return email.trim().toLowerCase();
}

/** @throws AppError BAD_USER_INPUT naming `field` for one of the most common passwords. */
export function refuseCommonPassword(password: string, field: string): void {
  if (isCommonPassword(password))
    throw invalidInput({
      field,
      message: 'This password is one of the most common ones. Please choose another.',
    });
}

/**
 * A new account, not stored yet. Made before any transaction, so that no connection waits for the hash of its password.
 * @throws AppError BAD_USER_INPUT, or SERVICE_UNAVAILABLE when the queue for passwords is full.
 */
export async function prepareAccount(context: RequestContext, input: RegisterInput): Promise<Account> {
  refuseCommonPassword(input.password, 'password');
  return context.db.create(Account, {
    id: uuidv7(),
    role: input.role ?? Role.USER,
    name: input.name.trim(),
    email: normalizeEmail(input.email),
    phone: normalizePhone(input.phone ?? null),
    address: emptyToNull(input.address) ?? null,
    passwordHash: await hashPassword(input.password),
    createdAt: context.now(),
  });
}

/**
 * Stores a new account; whatever belongs to a role's profile is the caller's to add in the same transaction.
 * @throws AppError CONFLICT when the email is taken.
 */
export async function storeAccount({ db }: RequestContext, account: Account): Promise<void> {
  await db.insert(Account, account);
}

/** The account behind the present session. @throws AppError UNAUTHENTICATED when there is none. */
export async function getOwnAccount(context: RequestContext): Promise<Account> {
  const account = await findOwnAccount(context);
  if (!account) throw new AppError('UNAUTHENTICATED');
  return account;
}

/** The account behind the present session, or null for a visitor. */
export async function findOwnAccount(context: RequestContext): Promise<Account | null> {
  return context.viewer ? context.db.findOneBy(Account, { id: context.viewer.id }) : null;
}

/** What an edit of an account may bring; forms that edit more bring it too. */
export type AccountChanges = Pick<UpdateProfileInput, 'name' | 'email' | 'phone' | 'address'>;

/** The columns that an edit changes; what was not sent is not among them. */
function changesOf(input: AccountChanges): Partial<Account> {
  return {
    ...(input.name === undefined ? {} : { name: input.name.trim() }),
    ...(input.email === undefined ? {} : { email: normalizeEmail(input.email) }),
    ...(input.phone === undefined ? {} : { phone: normalizePhone(input.phone) }),
    ...(input.address === undefined ? {} : { address: emptyToNull(input.address) ?? null }),
  };
}

/**
 * Merges an edit into an account. Who may do that is the caller's rule.
 * @throws AppError NOT_FOUND, BAD_USER_INPUT, or CONFLICT when the email is taken.
 */
export async function changeAccount(
  context: RequestContext,
  id: string,
  input: AccountChanges,
): Promise<Account> {
  const changes = changesOf(input);
  if (Object.keys(changes).length > 0) await context.db.update(Account, { id }, changes);
  const account = await context.db.findOneBy(Account, { id });
  if (!account) throw notFound('User');
  return account;
}

/** The signed-in person edits their own name, email, phone and address. */
export async function updateOwnAccount(context: RequestContext, input: UpdateProfileInput): Promise<Account> {
  const viewer = requireViewer(context);
  return changeAccount(context, viewer.id, input);
}

/**
 * An account that an admin may edit or delete: anybody's but an admin's.
 * @throws AppError NOT_FOUND, FORBIDDEN for an admin account, NOT_FOUND when it has another role than asked for.
 */
export async function getManagedAccount(context: RequestContext, id: string, role?: Role): Promise<Account> {
  const what = role === Role.LAWYER ? 'Lawyer' : 'User';
  const account = isIdentifier(id) ? await context.db.findOneBy(Account, { id }) : null;
  if (!account) throw notFound(what);
  if (account.role === Role.ADMIN)
    throw new AppError('FORBIDDEN', { message: 'An admin account cannot be changed or deleted here' });
  if (role && account.role !== role) throw notFound(what);
  return account;
}

/** An admin edits a client. @throws AppError NOT_FOUND, FORBIDDEN, BAD_USER_INPUT, CONFLICT. */
export async function updateUser(
  context: RequestContext,
  id: string,
  input: AccountChanges,
): Promise<Account> {
  return inTransaction(context, async (tx) => {
    await getManagedAccount(tx, id, Role.USER);
    return changeAccount(tx, id, input);
  });
}

/**
 * Deletes a client: the cases stay without the person, all tokens end at once.
 * @throws AppError NOT_FOUND, or FORBIDDEN for an admin account.
 */
export async function deleteUser(context: RequestContext, id: string): Promise<void> {
  const account = await getManagedAccount(context, id, Role.USER);
  const { affected } = await context.db.delete(Account, { id: account.id });
  if (!affected) throw notFound('User');
}
