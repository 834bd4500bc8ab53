import { pageTranslator } from '../i18n/translator';
import { readFailure, type Failure } from './failure';

/** "Please try again in 2 minutes.", from `Retry-After`. */
export function retryAfterSentence(seconds: number): string {
  if (seconds < 90) return pageTranslator().t('errors:retryAfterSeconds', { count: Math.max(1, seconds) });
  return pageTranslator().t('errors:retryAfterMinutes', { count: Math.ceil(seconds / 60) });
}

const isOffline = (): boolean =>
  typeof navigator !== 'undefined' && 'onLine' in navigator && !navigator.onLine;

function sentence({ code, retryAfterSeconds }: Failure, act: 'reading' | 'sending'): string {
  if (code === 'NETWORK') return pageTranslator().t(isOffline() ? `errors:offline.${act}` : 'errors:network');
  const text = pageTranslator().t(`errors:codes.${code}`);
  return retryAfterSeconds === null ? text : `${text} ${retryAfterSentence(retryAfterSeconds)}`;
}

/** One sentence of our catalogue, with the time to wait, if known. */
export function errorMessage(error: unknown): string {
  return sentence(readFailure(error), 'reading');
}

/** For "Failed to …: {reason}": the server's message if it is meant for people, otherwise our sentence. */
export function errorReason(error: unknown): string {
  const failure = readFailure(error);
  if (failure.serverMessage === null) return sentence(failure, 'sending');
  if (failure.retryAfterSeconds === null) return failure.serverMessage;
  return `${failure.serverMessage} ${retryAfterSentence(failure.retryAfterSeconds)}`;
}

/** Two sentences: "The status was not changed. The case is closed." */
export function failureWithReason(what: string, error: unknown): string {
  return pageTranslator().t('errors:withReason', { what, reason: errorReason(error) });
}
