import { useState } from 'react';
import { graphql } from '../graphql/documents';
import { readFailure } from '../graphql/failure';
import { usePublicMutation } from '../graphql/operations';
import type { PhoneCodePayload, PhonePurpose } from '../graphql/generated/schema-types';
import { now } from '../lib/now';
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
  /** When another code may be sent, in milliseconds. */
  sendAgainAt: number;
}

/** Sends codes by SMS; `sent` is null before the first. The functions reject with the server's error. */
export function usePhoneCode(purpose: PhonePurpose) {
  const request = usePublicMutation(RequestPhoneCodeDocument, { fetchPolicy: 'no-cache' });
  const repeat = usePublicMutation(SendPhoneCodeAgainDocument, { fetchPolicy: 'no-cache' });
  const [sent, setSent] = useState<SentCode | null>(null);
  const take = (phone: string, payload: PhoneCodePayload | undefined) => {
    if (!payload) throw new Error('The API answered a request for a code without data');
    setSent({ phone, proofId: payload.proofId, sendAgainAt: now() + payload.sendAgainAfter * 1_000 });
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
  return { sent, send, sendAgain, forget: () => setSent(null) };
}
