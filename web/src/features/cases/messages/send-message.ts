import type { ApolloClient } from '@apollo/client';
import type { TFunction } from 'i18next';
import { errorReason } from '../../../graphql/error-message';
import { readFailure } from '../../../graphql/failure';
import { sendDocument } from '../documents/send-document';
import { SendMessageDocument } from './generated/message-operations';
import type { Outcome, PendingMessage, SendingProgress } from './message-outbox';

/** No answer, or one that says to come back later: it is sent again with its key. */
const triedAgain: readonly string[] = [
  'NETWORK',
  'SERVICE_UNAVAILABLE',
  'RATE_LIMITED',
  'INTERNAL_SERVER_ERROR',
];

/** How a message is sent. */
interface SendOptions {
  caseId: string;
  language: string;
  t: TFunction<'room'>;
}

/** The ids of its documents, or why the message does not go out. */
type SentFiles = { kind: 'stored'; documentIds: string[] } | Exclude<Outcome, { kind: 'sent' }>;

/** Sends the files of a message that are not stored yet, one after the other. */
async function sendFiles(
  client: ApolloClient,
  { attachments }: PendingMessage,
  { onShare, onStored }: SendingProgress,
  { caseId, language, t }: SendOptions,
): Promise<SentFiles> {
  const documentIds: string[] = [];
  for (const [index, { clientKey, name, file, documentId }] of attachments.entries()) {
    if (documentId !== undefined) documentIds.push(documentId);
    // Without a file its document is stored.
    if (documentId !== undefined || !file) continue;
    const outcome = await sendDocument(
      client,
      caseId,
      { clientKey, file, requestId: null },
      {
        language,
        noSentence: t('documents.lost'),
        onShare: (share) => onShare((index + share) / attachments.length),
      },
    );
    if (outcome.kind === 'unanswered') return outcome;
    if (outcome.kind === 'refused')
      return { kind: 'refused', reason: t('messages.fileRefused', { name, reason: outcome.reason }) };
    onStored(clientKey, outcome.documentId);
    documentIds.push(outcome.documentId);
  }
  return { kind: 'stored', documentIds };
}

/** Sends a message with its files. Never throws: what was not answered is tried again with the same keys. */
export async function sendMessage(
  client: ApolloClient,
  message: PendingMessage,
  progress: SendingProgress,
  options: SendOptions,
): Promise<Outcome> {
  const { clientKey, body } = message;
  const files = await sendFiles(client, message, progress, options);
  if (files.kind !== 'stored') return files;
  const { documentIds } = files;
  try {
    const input = { caseId: options.caseId, clientKey, body, ...(documentIds[0] ? { documentIds } : {}) };
    // The stream brings it in its place; an answer that came before what is above it would leave a gap.
    await client.mutate({
      mutation: SendMessageDocument,
      variables: { input },
      fetchPolicy: 'no-cache',
    });
    return { kind: 'sent' };
  } catch (error) {
    return triedAgain.includes(readFailure(error).code)
      ? { kind: 'unanswered' }
      : { kind: 'refused', reason: errorReason(error) };
  }
}
