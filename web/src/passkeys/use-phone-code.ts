import { useMemo, useState } from 'react';
import { graphql } from '../graphql/documents';
import { readFailure } from '../graphql/failure';
import { usePublicMutation } from '../graphql/operations';
import type { PhoneCodePayload, PhonePurpose } from '../graphql/generated/schema-types';
import { browserStorage } from '../lib/browser-storage';
import { now } from '../lib/now';
import { randomUuid } from '../lib/random-uuid';
import { useHydrated } from '../ui/use-hydrated';
import { RequestPhoneCodeDocument, SendPhoneCodeAgainDocument } from './generated/use-phone-code';

graphql(`
  mutation RequestPhoneCode($phone: String!, $purpose: PhonePurpose!) {
    requestPhoneCode(phone: $phone, purpose: $purpose) {
      proofId
      sendAgainAfter
    }
  }

  mutation SendPhoneCodeAgain($proofId: ID!) {
    sendPhoneCodeAgain(proofId: $proofId) {
      proofId
      sendAgainAfter
    }
  }
`);

/** A code on its way to a number. */
export interface SentCode {
  /** As it was typed. */
  phone: string;
  proofId: string;
  /** With it a right code answers again when its answer got lost; survives a reload, as the code does. */
  clientKey?: string;
  /** When another code may be sent, in milliseconds. */
  sendAgainAt: number;
  /** The result of a right code that does not sign in. */
  found?: NumberState;
}

/** A number without an account, or whose account a code alone opens no more. */
export type NumberState = 'newAccount' | 'unused';

/** From the moment when another code may be sent; a code is right for 10 minutes. */
const storedMilliseconds = 9 * 60_000;

function isSentCode(value: unknown): value is SentCode {
  return typeof value === 'object' && value !== null && 'proofId' in value && 'sendAgainAt' in value;
}

/** Of this tab: small phones reload it while its owner reads the SMS. */
function readStored(key: string): SentCode | null {
  try {
    const sent: unknown = JSON.parse(browserStorage('sessionStorage').getItem(key) ?? 'null');
    return isSentCode(sent) && now() < sent.sendAgainAt + storedMilliseconds ? sent : null;
  } catch {
    return null;
  }
}

function store(key: string | null, sent: SentCode | null): void {
  if (key === null) return;
  const storage = browserStorage('sessionStorage');
  if (sent) storage.setItem(key, JSON.stringify(sent));
  else storage.removeItem(key);
}

/**
 * Sends codes by SMS; `sent` is null before the first, and with a `storedKey` survives a reload. The functions reject with
 * the server's error.
 */
export function usePhoneCode(purpose: PhonePurpose, storedKey: string | null = null) {
  const request = usePublicMutation(RequestPhoneCodeDocument, { fetchPolicy: 'no-cache' });
  const repeat = usePublicMutation(SendPhoneCodeAgainDocument, { fetchPolicy: 'no-cache' });
  const isHydrated = useHydrated();
  const stored = useMemo(
    () => (storedKey && isHydrated ? readStored(storedKey) : null),
    [storedKey, isHydrated],
  );
  const [latest, setLatest] = useState<SentCode | null>();
  const sent = latest === undefined ? stored : latest;
  const setSent = (next: SentCode | null) => {
    store(storedKey, next);
    setLatest(next);
  };
  const take = (phone: string, payload: PhoneCodePayload | undefined) => {
    if (!payload) throw new Error('The API answered a request for a code without data');
    const sendAgainAt = now() + payload.sendAgainAfter * 1_000;
    setSent({ phone, proofId: payload.proofId, clientKey: randomUuid(), sendAgainAt });
  };
  const send = async (phone: string) =>
    take(phone, (await request({ variables: { phone, purpose } })).data?.requestPhoneCode);
  const sendAgain = async ({ phone, proofId }: SentCode) => {
    try {
      take(phone, (await repeat({ variables: { proofId } })).data?.sendPhoneCodeAgain);
    } catch (error) {
      // Its codes are used up or too old.
      if (readFailure(error).code !== 'BAD_USER_INPUT') throw error;
      await send(phone);
    }
  };
  return {
    sent,
    send,
    sendAgain,
    forget: () => setSent(null),
    /** After a right code: the next page begins without it, unless it found something. */
    finish: (found?: NumberState) => (sent && found ? setSent({ ...sent, found }) : store(storedKey, null)),
  };
}
