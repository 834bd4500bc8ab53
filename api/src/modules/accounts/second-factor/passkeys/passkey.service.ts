import {
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyRegistrationResponse,
  type WebAuthnCredential,
} from '@simplewebauthn/server';
import { MoreThan } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import { requireRecentProof } from '../../../../auth/viewer';
import type { RequestContext } from '../../../../context';
import { conflict, invalidInput, notFound } from '../../../../errors/app-error';
import { isIdentifier } from '../../../../validation/identifier';
import type { Account } from '../../account.entity';
import { getOwnAccount } from '../../account.service';
import { requireMailbox } from '../../email/email-confirmation.service';
import { browserLabel } from '../../sessions/browser-label';
import { PasskeyChallenge } from '../challenge.entity';
import { addFactor, removeFactor, removeFactors } from '../change-factors';
import { notifyFactorChanged } from '../factor-notices';
import type { BeginPasskeyPayload } from '../second-factor.types';
import { hasFactor } from '../prove-factor';
import { Passkey } from '../second-factor.entity';
import type { PasskeyInput } from '../../sessions/session.inputs';
import { storePasskeyChallenge } from './prove-passkey';
import { isRegistration, type PasskeySite, passkeySite, transportsOf } from './webauthn';

const MOST_PASSKEYS = 10;
const TOO_MANY = [
  'An account has at most {{count}} passkeys. Remove one first.',
  { count: MOST_PASSKEYS },
] as const;
/** ES256 and RS256: every authenticator supports at least one. */
const ALGORITHMS = [-7, -257];

function requireSite(context: RequestContext): PasskeySite {
  const site = passkeySite(context);
  if (!site) throw conflict('Passkeys cannot be used on this address.');
  return site;
}

/** Starts to add a passkey; `addPasskey` activates it. @throws AppError IDENTITY_REQUIRED, EMAIL_NOT_CONFIRMED, CONFLICT. */
export async function beginPasskey(context: RequestContext): Promise<BeginPasskeyPayload> {
  const { id: accountId, sessionId } = requireRecentProof(context);
  await requireMailbox(context);
  const { domain } = requireSite(context);
  const { email, name } = await getOwnAccount(context);
  const present = await context.db.findBy(Passkey, { accountId });
  if (present.length >= MOST_PASSKEYS) throw conflict(TOO_MANY);
  const options = await generateRegistrationOptions({
    rpName: 'AinSathi',
    rpID: domain,
    userID: new Uint8Array(Buffer.from(accountId.replaceAll('-', ''), 'hex')),
    userName: email,
    userDisplayName: name,
    excludeCredentials: present.map(({ credentialId, transports }) => ({
      id: credentialId.toString('base64url'),
      transports,
    })),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'required' },
    supportedAlgorithmIDs: ALGORITHMS,
  });
  await storePasskeyChallenge(context, { sessionId, purpose: 'add' }, options.challenge);
  return { options, name: browserLabel(context.userAgent) ?? 'Passkey' };
}

function wrongRegistration(): Error {
  return invalidInput({
    field: 'response',
    message: 'This passkey could not be added. Please begin again.',
  });
}

/** Consumes what the session was asked to sign. Of concurrent requests, one succeeds. */
async function takeChallenge({ db, now }: RequestContext, sessionId: string): Promise<string> {
  const key = { sessionId, purpose: 'add' } as const;
  const asked = await db.findOneBy(PasskeyChallenge, { ...key, expiresAt: MoreThan(now()) });
  if (!asked) throw wrongRegistration();
  const { affected } = await db.delete(PasskeyChallenge, { ...key, challenge: asked.challenge });
  if (affected !== 1) throw wrongRegistration();
  return asked.challenge.toString('base64url');
}

async function verifyRegistration(
  { domain, origin }: PasskeySite,
  expectedChallenge: string,
  response: RegistrationResponseJSON,
): Promise<WebAuthnCredential | null> {
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response,
      expectedChallenge,
      expectedOrigin: origin,
      expectedRPID: domain,
      requireUserVerification: true,
      supportedAlgorithmIDs: ALGORITHMS,
    });
    return verified ? registrationInfo.credential : null;
  } catch {
    // The library throws for any invalid response.
    return null;
  }
}

/**
 * Adds the passkey that the browser created, and ends the other sessions. Returns recovery codes with the first second factor,
 * shown only once. @throws AppError IDENTITY_REQUIRED, CONFLICT, BAD_USER_INPUT naming `response`.
 */
export async function addPasskey(
  context: RequestContext,
  { name, response }: PasskeyInput,
): Promise<string[]> {
  const { id: accountId, sessionId } = requireRecentProof(context);
  await requireMailbox(context);
  const site = requireSite(context);
  const challenge = await takeChallenge(context, sessionId);
  if (!isRegistration(response)) throw wrongRegistration();
  const made = await verifyRegistration(site, challenge, response);
  if (!made) throw wrongRegistration();
  return addFactor(context, 'passkeyAdded', async ({ db, now }) => {
    if ((await db.countBy(Passkey, { accountId })) >= MOST_PASSKEYS) throw conflict(TOO_MANY);
    await db.insert(Passkey, {
      id: uuidv7(),
      accountId,
      name,
      credentialId: Buffer.from(made.id, 'base64url'),
      publicKey: Buffer.from(made.publicKey),
      counter: String(made.counter),
      transports: transportsOf(response),
      createdAt: now(),
    });
  });
}

/** Ends the other sessions. @throws AppError IDENTITY_REQUIRED, NOT_FOUND. */
export async function removePasskey(context: RequestContext, id: string): Promise<void> {
  const changes = { last: 'passkeyRemoved', other: 'passkeyRemoved' } as const;
  await removeFactor(context, changes, async ({ db }, accountId) => {
    const { affected } = isIdentifier(id) ? await db.delete(Passkey, { id, accountId }) : { affected: 0 };
    if (affected !== 1) throw notFound('Passkey');
  });
}

/** A stranger may have added them before the email was confirmed. Runs in the caller's transaction. */
export async function removeUnconfirmedPasskeys(tx: RequestContext, account: Account): Promise<void> {
  const { affected } = await tx.db.delete(Passkey, { accountId: account.id });
  if (!affected) return;
  if (!(await hasFactor(tx, account.id))) await removeFactors(tx.db, account.id);
  await notifyFactorChanged(tx, account, 'passkeyRemoved');
}
