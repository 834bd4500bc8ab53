import { Role } from '../../auth/role';
import { requireRole, type Viewer } from '../../auth/viewer';
import type { RequestContext } from '../../context';
import { inTransaction } from '../../db/transaction';
import { AppError, conflict, found, invalidInput } from '../../errors/app-error';
import { DOCUMENTS_ACCEPTED } from '../../platform/document-rules/detect-type';
import { documentName } from '../../platform/document-rules/document-name';
import { checkBytes, newStorageKey, receiveBytes } from '../../platform/document-rules/sealed-bytes';
import type { ArrivingBytes } from '../../rest/document-uploads';
import { isIdentifier } from '../../validation/identifier';
import { CaseEventKind } from '../cases/events/case-event.entity';
import { record } from '../cases/events/case-event.service';
import { requireOpenForDocuments } from '../cases/case-rules.service';
import { lockCase } from '../cases/case.service';
import { NotificationKind } from '../notifications/notification.kinds';
import { notify } from '../notifications/notify';
import { CaseDocument, DocumentState, DocumentType } from './document.entity';
import { receiveRequest } from './document-request.service';
import { NO_THUMBNAIL, storeThumbnail, type Thumbnail } from './store-thumbnail';

type Uploader = Viewer<Role.USER | Role.LAWYER>;

const ACCEPTED = { types: Object.values(DocumentType), message: DOCUMENTS_ACCEPTED };

interface Checked extends Thumbnail {
  storageKey: string;
  type: DocumentType;
  sha256: Buffer;
}

/** An upload of the viewer. @throws AppError NOT_FOUND, CONFLICT for a deleted document. */
async function getOwnDocument(
  { db }: RequestContext,
  { id: uploaderId }: Viewer,
  id: string,
): Promise<CaseDocument> {
  const stored = isIdentifier(id) ? await db.findOneBy(CaseDocument, { id, uploaderId }) : null;
  const document = found(stored, 'Document');
  if (document.state === DocumentState.DELETED) throw conflict('This document was deleted');
  return document;
}

/** Stores the sealed bytes under a name that the row has before the first byte is written. */
async function keepBytes(
  { db, platform }: RequestContext,
  { id, size }: CaseDocument,
  storageKey: string,
  bytes: AsyncIterable<Buffer>,
): Promise<Buffer> {
  const begun = await db.update(CaseDocument, { id, state: DocumentState.UPLOADING }, { storageKey });
  if (begun.affected !== 1) throw conflict('This document was sent already');
  return receiveBytes(platform, storageKey, { size, bytes });
}

/** Deletes the row of a refused file, to free its quota. @throws AppError as `checkBytes`. */
async function checkDocument(
  { db, platform }: RequestContext,
  { id, name }: CaseDocument,
  storageKey: string,
): Promise<DocumentType> {
  try {
    return await checkBytes(platform, { storageKey, name }, ACCEPTED);
  } catch (error) {
    if (error instanceof AppError && error.code === 'UNSUPPORTED_MEDIA_TYPE')
      await db.delete(CaseDocument, { id, state: DocumentState.UPLOADING });
    throw error;
  }
}

/** Makes the document available to both people of the case. */
async function store(
  context: RequestContext,
  uploader: Uploader,
  { id, caseId, requestId, name }: CaseDocument,
  { storageKey, type, sha256, ...thumbnail }: Checked,
): Promise<void> {
  await inTransaction(context, async (tx) => {
    const row = await lockCase(tx, uploader, caseId);
    requireOpenForDocuments(tx, uploader, row);
    const stored = await tx.db.update(
      CaseDocument,
      { id, state: DocumentState.UPLOADING, storageKey },
      {
        ...{ state: DocumentState.STORED, type, sha256, name: documentName(name, type), storedAt: tx.now() },
        ...thumbnail,
      },
    );
    if (stored.affected !== 1) throw conflict('This document was sent already');
    await record(tx, uploader, { caseId, kind: CaseEventKind.DOCUMENT_ADDED, subjectId: id });
    if (requestId !== null) await receiveRequest(tx, uploader, { caseId, requestId });
    const other = uploader.role === Role.LAWYER ? row.clientId : row.lawyerId;
    await notify(tx, other, NotificationKind.DOCUMENT_ADDED, { caseId, actorId: uploader.id });
  });
}

/**
 * Removes the bytes of a failed attempt. The commit may have succeeded although its answer was lost, so check the row; while
 * the database is unreachable, the bytes stay for the nightly comparison.
 */
async function removeUnlessStored(
  { db, platform }: RequestContext,
  storageKey: string,
  { thumbnailKey }: Thumbnail,
): Promise<void> {
  const isStored = await db
    .existsBy(CaseDocument, { storageKey, state: DocumentState.STORED })
    .catch(() => true);
  if (isStored) return;
  await platform.privateFiles.remove(storageKey);
  if (thumbnailKey !== null) await platform.privateFiles.remove(thumbnailKey);
}

/**
 * Receives the bytes of an upload: seals, checks and stores them. A second attempt starts again; a stored document stays as it
 * is.
 * @throws AppError NOT_FOUND for other people's documents, BAD_USER_INPUT for another size, PAYLOAD_TOO_LARGE,
 * UNSUPPORTED_MEDIA_TYPE, CONFLICT where the case was closed meanwhile, SERVICE_UNAVAILABLE while the scanner is away.
 */
export async function receiveDocument(
  context: RequestContext,
  id: string,
  { size, bytes }: ArrivingBytes,
): Promise<void> {
  const uploader = requireRole(context, Role.USER, Role.LAWYER);
  const document = await getOwnDocument(context, uploader, id);
  if (document.state === DocumentState.STORED) return;
  if (size !== document.size)
    throw invalidInput({ field: 'size', message: 'This is not the size of the file that was begun' });
  const storageKey = newStorageKey();
  let thumbnail = NO_THUMBNAIL;
  try {
    const sha256 = await keepBytes(context, document, storageKey, bytes);
    const type = await checkDocument(context, document, storageKey);
    thumbnail = await storeThumbnail(context.platform, storageKey, type);
    await store(context, uploader, document, { storageKey, type, sha256, ...thumbnail });
  } catch (error) {
    await removeUnlessStored(context, storageKey, thumbnail);
    throw error;
  }
}
