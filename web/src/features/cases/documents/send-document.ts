import type { ApolloClient } from '@apollo/client';
import type { TFunction } from 'i18next';
import { errorReason } from '../../../graphql/error-message';
import { readFailure } from '../../../graphql/failure';
import { uploadFetch } from '../../../graphql/upload-fetch';
import { storedToken } from '../../../lib/browser-storage';
import { StartUploadDocument } from './generated/document-operations';

/** A file, and the key that makes it one document however often it is sent. */
export interface SentFile {
  clientKey: string;
  file: File;
  /** The request of the lawyer that it answers. */
  requestId: string | null;
}

/** What became of a try. */
export type UploadOutcome =
  | { kind: 'stored'; documentId: string }
  | { kind: 'unanswered' }
  | { kind: 'refused'; reason: string; canRetry: boolean };

/** The sentence of a refusal of the server. */
async function sentenceOf(response: Response): Promise<string | null> {
  const body: unknown = await response.json().catch(() => null);
  const hasMessage = typeof body === 'object' && body !== null && 'message' in body;
  return hasMessage && typeof body.message === 'string' ? body.message : null;
}

/** How a document is sent. */
interface SendOptions {
  language: string;
  /** Said where a refusal has no sentence of the server. */
  noSentence: string;
  onShare: (share: number) => void;
}

/** Other answers may be others at the next try: the server is busy, or starts again. */
const finalStatuses = [400, 401, 403, 404, 409, 413, 415, 429];

async function sendBytes(
  { id: documentId, uploadPath: path }: { id: string; uploadPath: string },
  { file }: SentFile,
  { language, noSentence, onShare }: SendOptions,
): Promise<UploadOutcome> {
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
  if (response.ok) return { kind: 'stored', documentId };
  if (!finalStatuses.includes(response.status)) return { kind: 'unanswered' };
  return {
    kind: 'refused',
    reason: (await sentenceOf(response)) ?? noSentence,
    canRetry: response.status !== 415,
  };
}

/** Begins a document and sends its bytes. Never throws: what was not answered can be tried again. */
export async function sendDocument(
  client: ApolloClient,
  caseId: string,
  upload: SentFile,
  options: SendOptions,
): Promise<UploadOutcome> {
  const { clientKey, file, requestId } = upload;
  const files = [{ clientKey, name: file.name.slice(-200), size: file.size }];
  try {
    const { data } = await client.mutate({
      mutation: StartUploadDocument,
      variables: { input: { caseId, files, requestId } },
    });
    const document = data?.startUploads.documents[0];
    if (!document) return { kind: 'unanswered' };
    const { id, uploadPath } = document;
    return uploadPath === null
      ? { kind: 'stored', documentId: id }
      : await sendBytes({ id, uploadPath }, upload, options);
  } catch (error) {
    const { code } = readFailure(error);
    if (code === 'NETWORK' || code === 'SERVICE_UNAVAILABLE') return { kind: 'unanswered' };
    return { kind: 'refused', reason: errorReason(error), canRetry: true };
  }
}

/** Why a file is not even sent. */
export function refusalOf(file: File, most: number, t: TFunction<'room'>): string | null {
  if (file.size === 0) return t('documents.empty');
  return file.size > most ? t('documents.tooLarge') : null;
}
