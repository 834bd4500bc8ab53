import type { ApolloClient } from '@apollo/client';
import type { TFunction } from 'i18next';
import { graphql } from '../graphql/documents';
import { errorReason } from '../graphql/error-message';
import { readFailure } from '../graphql/failure';
import type { OutgoingFile, OutgoingItem, Outcome, OutgoingKind } from './outgoing-queue';
import { sendBytes, type SendingFailure } from './send-bytes';
import { SendMessageDocument, type SendMessageMutation, StartUploadDocument } from './generated/send-item';

graphql(`
  mutation StartUpload($input: StartUploadsInput!) {
    startUploads(input: $input) {
      documents {
        id
        uploadPath
      }
    }
  }

  mutation SendMessage($input: SendMessageInput!) {
    sendMessage(input: $input) {
      message {
        id
        sentAt
        ...RoomMessage
      }
    }
  }
`);

type SentMessage = SendMessageMutation['sendMessage']['message'];

let addToList: (client: ApolloClient, caseId: string, message: SentMessage) => void = () => undefined;

/** Registers how to add a sent message to the cached list; before a page loads a list there is nothing to add to. */
export function whenMessageSent(add: typeof addToList): void {
  addToList = add;
}

/** Retried with the same key: no response, or a temporary refusal. */
const triedAgain: readonly string[] = ['NETWORK', 'SERVICE_UNAVAILABLE'];
const messageTriedAgain: readonly string[] = [...triedAgain, 'RATE_LIMITED', 'INTERNAL_SERVER_ERROR'];

interface Sender {
  client: ApolloClient;
  language: string;
  t: TFunction<'room'>;
}

type Upload = { kind: 'stored'; documentId: string } | SendingFailure;

/** Starts an upload and sends its bytes. */
async function sendFile(
  sender: Sender,
  { caseId, requestId }: OutgoingItem,
  { clientKey, file }: OutgoingFile,
  onShare: (share: number) => void,
): Promise<Upload> {
  const files = [{ clientKey, name: file.name, size: file.size }];
  try {
    const { data } = await sender.client.mutate({
      mutation: StartUploadDocument,
      variables: { input: { caseId, files, requestId } },
    });
    const document = data?.startUploads.documents[0];
    if (!document) return { kind: 'unanswered' };
    const { id: documentId, uploadPath } = document;
    const lost = sender.t('documents.lost');
    const { language } = sender;
    const failure =
      uploadPath === null ? null : await sendBytes(uploadPath, file, { language, lost, onShare });
    return failure ?? { kind: 'stored', documentId };
  } catch (error) {
    if (triedAgain.includes(readFailure(error).code)) return { kind: 'unanswered' };
    return { kind: 'refused', reason: errorReason(error), canRetry: true };
  }
}

async function sendMessage(
  { client }: Sender,
  { caseId, key: clientKey, body }: OutgoingItem,
  documentIds: string[],
): Promise<Outcome> {
  const input = { caseId, clientKey, body, ...(documentIds.length > 0 ? { documentIds } : {}) };
  try {
    const { data } = await client.mutate({ mutation: SendMessageDocument, variables: { input } });
    if (!data) return { kind: 'unanswered' };
    const { message } = data.sendMessage;
    addToList(client, caseId, message);
    return { kind: 'sent', sentAt: message.sentAt };
  } catch (error) {
    return messageTriedAgain.includes(readFailure(error).code)
      ? { kind: 'unanswered' }
      : { kind: 'refused', reason: errorReason(error), canRetry: true };
  }
}

/** Sends an item: first its unsent files, one after another, then its message. */
export function itemSender(sender: Sender): OutgoingKind['send'] {
  return async (item, change) => {
    let { files } = item;
    for (const [index, file] of files.entries()) {
      if (file.documentId !== undefined) continue;
      const onShare = (share: number) => change({ share: (index + share) / files.length });
      const upload = await sendFile(sender, item, file, onShare);
      if (upload.kind === 'refused' && item.kind === 'message') {
        const reason = sender.t('messages.fileRefused', { name: file.file.name, reason: upload.reason });
        return { kind: 'refused', reason, canRetry: true };
      }
      if (upload.kind !== 'stored') return upload;
      const { documentId } = upload;
      files = files.map((one) => (one === file ? { ...file, documentId } : one));
      change({ files });
    }
    if (item.kind === 'document') return { kind: 'sent' };
    return sendMessage(
      sender,
      item,
      files.flatMap(({ documentId }) => documentId ?? []),
    );
  };
}
