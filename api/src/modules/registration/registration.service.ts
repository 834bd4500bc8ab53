import { v7 as uuidv7 } from 'uuid';
import { hashPassword } from '../../auth/password';
import { Role } from '../../auth/role';
import type { RequestContext } from '../../context';
import { inTransaction } from '../../db/transaction';
import { consumeLimit } from '../../platform/rate-limits';
import { slowDownNetwork } from '../../platform/slow-down';
import { Account } from '../accounts/account.entity';
import { normalizeEmail, refuseWeakPassword } from '../accounts/account.service';
import { mailConfirmation } from '../accounts/email/email-confirmation.service';
import { recordPolicies } from '../accounts/consents/consent.service';
import { normalizePhone } from '../accounts/phone';
import { createLawyerProfile } from '../lawyers/profile/lawyer-profile.service';
import type { RegisterInput } from './registration.inputs';

export const REGISTERED_MESSAGE = 'Registration successful! Please login.';

const FREE_SIGN_UPS_PER_NETWORK = 60;

/** Before the password is hashed; a network is slowed down long before it is refused. */
export async function countSignUp({ platform, network, thisMachine }: RequestContext): Promise<void> {
  if (thisMachine) return;
  const { consumedPoints } = await consumeLimit(
    platform.limits.signUps,
    network,
    'Too many accounts were opened from here. Please try again later.',
  );
  await slowDownNetwork(network, consumedPoints - FREE_SIGN_UPS_PER_NETWORK);
}

/** Before the transaction: no connection must wait for the hash. */
async function prepareAccount(context: RequestContext, input: RegisterInput): Promise<Account> {
  refuseWeakPassword(input.password, 'password', input);
  return context.db.create(Account, {
    id: uuidv7(),
    role: input.role ?? Role.USER,
    name: input.name,
    email: normalizeEmail(input.email),
    phone: normalizePhone(input.phone ?? null),
    address: input.address ?? null,
    language: context.language,
    passwordHash: await hashPassword(input.password, context),
    createdAt: context.now(),
    emailConfirmedAt: null,
    confirmationRequired: context.platform.config.mail !== null,
  });
}

/**
 * Registers a client or a lawyer, who starts with an empty profile, pending verification. Does not sign in. Where mail is sent,
 * the email must be confirmed. @throws AppError BAD_USER_INPUT, CONFLICT for a taken email, RATE_LIMITED, SERVICE_UNAVAILABLE
 * when the password queue is full.
 */
export async function register(context: RequestContext, input: RegisterInput): Promise<Account> {
  await countSignUp(context);
  const account = await prepareAccount(context, input);
  return inTransaction(context, async (tx) => {
    await tx.db.insert(Account, account);
    await recordPolicies(tx, account.id);
    if (account.role === Role.LAWYER) await createLawyerProfile(tx, account.id);
    if (account.confirmationRequired) await mailConfirmation(tx, account);
    return account;
  });
}
