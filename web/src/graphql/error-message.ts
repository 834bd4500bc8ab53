import { translator } from '../i18n/translator';
import { readFailure, type Failure } from './failure';

/** "Please try again in 2 minutes." from the seconds that the server asks to wait. */
export function retryAfterSentence(seconds: number): string {
  if (seconds < 90) return translator.t('errors:retryAfterSeconds', { count: Math.max(1, seconds) });
  return translator.t('errors:retryAfterMinutes', { count: Math.ceil(seconds / 60) });
}

function sentence({ code, retryAfterSeconds }: Failure): string {
  if (code === 'NETWORK') return translator.t('errors:network');
  const text = translator.t(`errors:codes.${code}`);
  return retryAfterSeconds === null ? text : `${text} ${retryAfterSentence(retryAfterSeconds)}`;
}

/** One sentence of our own catalogue for any failed operation; with the time to wait where the server names it. */
export function errorMessage(error: unknown): string {
  return sentence(readFailure(error));
}

/** The server's own message where it sent one for people, our sentence otherwise; for "Failed to …: {reason}", spec section 8. */
export function errorReason(error: unknown): string {
  const failure = readFailure(error);
  if (failure.serverMessage === null) return sentence(failure);
  if (failure.retryAfterSeconds === null) return failure.serverMessage;
  return `${failure.serverMessage} ${retryAfterSentence(failure.retryAfterSeconds)}`;
}
