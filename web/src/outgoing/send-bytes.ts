import { uploadFetch, type UploadProgress } from '../graphql/links/upload-fetch';
import { storedToken } from '../lib/browser-storage';
import type { Outcome } from './outgoing-queue';

export type SendingFailure = Exclude<Outcome, { kind: 'sent' }>;

/** Other statuses may be temporary: the server is busy or restarts. */
const finalStatuses = [400, 401, 403, 404, 409, 413, 415, 429];

/** The server's sentence of a refusal. */
async function sentenceOf(response: Response): Promise<string | null> {
  const body: unknown = await response.json().catch(() => null);
  const hasMessage = typeof body === 'object' && body !== null && 'message' in body;
  return hasMessage && typeof body.message === 'string' ? body.message : null;
}

interface SendBytesOptions {
  language: string;
  /** The reason of a refusal without a sentence. */
  lost: string;
  onShare: UploadProgress;
}

/** Sends a file to the path of its upload; null once it is stored. @throws TypeError without a response. */
export async function sendBytes(
  path: string,
  file: File,
  { language, lost, onShare }: SendBytesOptions,
): Promise<SendingFailure | null> {
  const response = await uploadFetch(path, {
    method: 'PUT',
    headers: {
      authorization: `Bearer ${storedToken() ?? ''}`,
      'accept-language': language,
      'content-type': 'application/octet-stream',
    },
    body: file,
    onUploadProgress: onShare,
  });
  if (response.ok) return null;
  if (!finalStatuses.includes(response.status)) return { kind: 'unanswered' };
  const reason = (await sentenceOf(response)) ?? lost;
  return { kind: 'refused', reason, canRetry: response.status !== 415 };
}
