import { useEffect, useEffectEvent } from 'react';

/** What WebOTP gives, which the types of the DOM do not have. */
function codeOf(credential: Credential | null): string | null {
  return credential && 'code' in credential && typeof credential.code === 'string' ? credential.code : null;
}

/** Reads the code from the SMS, where the browser can and the person allows it. */
export function useTextedCode(onCode: (code: string) => void): void {
  const take = useEffectEvent(onCode);
  useEffect(function readSms() {
    if (!('OTPCredential' in window)) return undefined;
    const waiting = new AbortController();
    const options = { otp: { transport: ['sms'] }, signal: waiting.signal };
    navigator.credentials.get(options).then(
      (credential) => {
        const code = codeOf(credential);
        if (code !== null) take(code);
      },
      // Refused, or this field is gone: the person types the code.
      () => undefined,
    );
    return () => waiting.abort();
  }, []);
}
