import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  type PublicKeyCredentialRequestOptionsJSON,
  verifyAuthenticationResponse,
} from '@simplewebauthn/server';
import { MoreThan } from 'typeorm';
import { requireViewer } from '../../../../auth/viewer';
import type { RequestContext } from '../../../../context';
import { conflict, invalidInput } from '../../../../errors/app-error';
import { PasskeyChallenge } from '../challenge.entity';
import { Passkey } from '../second-factor.entity';
import { isAssertion, type PasskeySite, passkeySite } from './webauthn';

const LIFETIME_MILLISECONDS = 5 * 60_000;

/** Replaces an earlier challenge of the session for the same purpose. */
export async function storePasskeyChallenge(
  { db, now }: RequestContext,
  { sessionId, purpose }: Pick<PasskeyChallenge, 'sessionId' | 'purpose'>,
  challenge: string,
): Promise<void> {
  const expiresAt = new Date(now().getTime() + LIFETIME_MILLISECONDS);
  const row = { sessionId, purpose, challenge: Buffer.from(challenge, 'base64url'), expiresAt };
  await db.upsert(PasskeyChallenge, row, ['sessionId', 'purpose']);
}

/** A challenge, and the session that requested it; null for a sign-in, whose login challenge ends with it. */
export interface ProofChallenge {
  challenge: Buffer | null;
  sessionId: string | null;
}

export interface RightPasskey {
  passkeyId: string;
  counter: number;
  asked: ProofChallenge;
}

function wrongPasskey(): Error {
  return invalidInput({
    field: 'passkey',
    message: 'This passkey was not accepted. Please try again, or prove it in another way.',
  });
}

/** The options of the browser's request; null without passkeys, or without a site for them. */
export async function passkeyRequestOptions(
  context: RequestContext,
  passkeys: readonly Passkey[],
): Promise<PublicKeyCredentialRequestOptionsJSON | null> {
  const site = passkeySite(context);
  if (!site || passkeys.length === 0) return null;
  return generateAuthenticationOptions({
    rpID: site.domain,
    userVerification: 'required',
    allowCredentials: passkeys.map(({ credentialId, transports }) => ({
      id: credentialId.toString('base64url'),
      transports,
    })),
  });
}

/** For `confirmIdentity` in this session. @throws AppError CONFLICT without a passkey. */
export async function beginPasskeyProof(
  context: RequestContext,
): Promise<PublicKeyCredentialRequestOptionsJSON> {
  const { id: accountId, sessionId } = requireViewer(context);
  const passkeys = await context.db.find(Passkey, { where: { accountId }, order: { id: 'asc' } });
  const options = await passkeyRequestOptions(context, passkeys);
  if (!options) throw conflict('There is no passkey to use here.');
  await storePasskeyChallenge(context, { sessionId, purpose: 'prove' }, options.challenge);
  return options;
}

export async function findProofChallenge({ db, now, viewer }: RequestContext): Promise<ProofChallenge> {
  const sessionId = viewer?.sessionId ?? null;
  if (sessionId === null) return { challenge: null, sessionId };
  const asked = await db.findOneBy(PasskeyChallenge, {
    sessionId,
    purpose: 'prove',
    expiresAt: MoreThan(now()),
  });
  return { challenge: asked?.challenge ?? null, sessionId };
}

async function verifySignature(
  site: PasskeySite,
  passkey: Passkey,
  challenge: Buffer,
  response: AuthenticationResponseJSON,
): Promise<number | null> {
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response,
      expectedChallenge: challenge.toString('base64url'),
      expectedOrigin: site.origin,
      expectedRPID: site.domain,
      requireUserVerification: true,
      credential: {
        id: passkey.credentialId.toString('base64url'),
        publicKey: new Uint8Array(passkey.publicKey),
        counter: Number(passkey.counter),
      },
    });
    return verified ? authenticationInfo.newCounter : null;
  } catch {
    // The library throws for any invalid response.
    return null;
  }
}

/** Checks a signature without consuming its challenge. @throws AppError BAD_USER_INPUT naming `passkey`. */
export async function checkPasskey(
  context: RequestContext,
  accountId: string,
  response: unknown,
  asked: ProofChallenge,
): Promise<RightPasskey> {
  const site = passkeySite(context);
  if (!site || !asked.challenge || !isAssertion(response)) throw wrongPasskey();
  const credentialId = Buffer.from(response.id, 'base64url');
  const passkey = await context.db.findOneBy(Passkey, { accountId, credentialId });
  const counter = passkey && (await verifySignature(site, passkey, asked.challenge, response));
  if (passkey === null || counter === null) throw wrongPasskey();
  return { passkeyId: passkey.id, counter, asked };
}

/**
 * Consumes what a passkey has signed, in the caller's transaction. Of concurrent requests with it, one succeeds. The
 * counter has to rise, because a copy of the passkey would count for itself; some never count.
 * @throws AppError BAD_USER_INPUT naming `passkey`.
 */
export async function useUpPasskey(
  { db, now }: RequestContext,
  { passkeyId, counter, asked: { sessionId, challenge } }: RightPasskey,
): Promise<void> {
  if (sessionId !== null && challenge !== null) {
    const { affected } = await db.delete(PasskeyChallenge, { sessionId, purpose: 'prove', challenge });
    if (affected !== 1) throw wrongPasskey();
  }
  const [rows] = await db.query<[unknown[], number]>(
    `update passkeys set counter = $2, last_used_at = $3
     where id = $1 and (counter < $2 or counter = 0 and $2 = 0) returning id`,
    [passkeyId, counter, now()],
  );
  if (rows.length === 0) throw wrongPasskey();
}
