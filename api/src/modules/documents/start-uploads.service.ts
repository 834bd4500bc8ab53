import { receivedName } from '../../platform/document-rules/document-name';
import { newStorageKey } from '../../platform/document-rules/sealed-bytes';
import { documentLimits, ownCaseLimits } from '@ainsathi/contract/limits';
import { In } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import { Role } from '../../auth/role';
import { requireRole, type Viewer } from '../../auth/viewer';
import type { RequestContext } from '../../context';
import { inTransaction } from '../../db/transaction';
import { conflict, notFound } from '../../errors/app-error';
import { digestOfInput } from '../../platform/client-keys';
import { countAction } from '../../platform/rate-limits';
import { isIdentifier } from '../../validation/identifier';
import type { Case } from '../cases/case.entity';
import { isRequest, isUnjoined, requireOpenForDocuments } from '../cases/case-rules.service';
import { lockCase } from '../cases/case.service';
import { CaseDocument, DocumentState } from './document.entity';
import type { StartUploadsInput, UploadInput } from './document.inputs';
import { selectDocuments } from './document.queries';
import { DocumentRequest, DocumentRequestState } from './document-request.entity';
import type { CaseDocumentType } from './document.types';

type Uploader = Viewer<Role.USER | Role.LAWYER>;

/** Only the client answers, and only a request that is not withdrawn. @throws AppError NOT_FOUND, CONFLICT. */
async function requireAnswerable(
  { db }: RequestContext,
  { role }: Uploader,
  caseId: string,
  requestId: string,
): Promise<void> {
  const request = isIdentifier(requestId)
    ? await db.findOneBy(DocumentRequest, { id: requestId, caseId })
    : null;
  if (!request || role !== Role.USER) throw notFound('Request');
  if (request.state === DocumentRequestState.WITHDRAWN)
    throw conflict('Your lawyer does not need this document any more. Please add it without the request.');
}

const MIB = 1024 * 1024;

/** Rounds down, so that the message does not promise too much. */
const megabytes = (bytes: number): number => Math.floor((Math.max(bytes, 0) / MIB) * 10) / 10;

/** @throws AppError CONFLICT where the documents of the account, in all its cases, would become too large; a lawyer's in own cases are fewer until the licence was verified once. */
async function requireSpaceOfAccount(
  { db, platform }: RequestContext,
  { id }: Uploader,
  { isOwn, joinedAt }: Case,
  added: number,
): Promise<void> {
  // Serializes concurrent uploads into different cases, so that each counts the other.
  await db.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`documents of ${id}`]);
  const [used] = await db.query<{ bytes: number; neverVerified: boolean }[]>(
    `select coalesce(sum(size), 0)::float8 as bytes,
       exists (select from lawyer_profiles where account_id = $1 and verified_at is null) as "neverVerified"
     from documents where uploader_id = $1 and state <> 'deleted'`,
    [id],
  );
  const isLimited = isUnjoined({ isOwn, joinedAt }) && used?.neverVerified;
  const most = isLimited ? ownCaseLimits.bytesUnverified : platform.config.accountStorage;
  const left = most - (used?.bytes ?? 0);
  if (added > left)
    throw conflict([
      'You have {{count}} MB left for documents in all your cases. Please delete some first.',
      { count: megabytes(left) },
    ]);
}

/** @throws AppError CONFLICT where the documents of the case would become too many or too large. */
async function requireSpace({ db }: RequestContext, row: Case, files: readonly UploadInput[]): Promise<void> {
  const rows = await db.query<{ count: number; bytes: number }[]>(
    `select count(*)::int as count, coalesce(sum(size), 0)::float8 as bytes
     from documents where case_id = $1 and state <> 'deleted'`,
    [row.id],
  );
  const used = rows[0] ?? { count: 0, bytes: 0 };
  const bytes = files.reduce((sum, { size }) => sum + size, used.bytes);
  if (used.count + files.length > documentLimits.most || bytes > documentLimits.bytesOfCase)
    throw conflict('There is no room for more documents in this case. Please delete some first.');
  const left = documentLimits.bytesOfRequest - used.bytes;
  if (bytes > documentLimits.bytesOfRequest && isRequest(row))
    throw conflict([
      'Until the lawyer takes the case on, {{count}} MB are left for its documents. Please delete some first, or add this one later.',
      { count: megabytes(left) },
    ]);
}

/** The ids of repeated uploads, by their keys. @throws AppError CONFLICT for a key of another file. */
async function findEarlier(
  context: RequestContext,
  { role }: Uploader,
  { caseId, requestId, files }: StartUploadsInput,
): Promise<Map<string, string>> {
  const clientKey = In(files.map((file) => file.clientKey));
  const earlier = await context.db.findBy(CaseDocument, { caseId, clientKey, uploaderRole: role });
  const isOther = earlier.some((document) => {
    const file = files.find((one) => one.clientKey === document.clientKey);
    const keyDigest = digestOfInput(context, { file, requestId });
    return file?.size !== document.size || (document.keyDigest ?? keyDigest) !== keyDigest;
  });
  if (isOther) throw conflict('Another file was begun with this key already. Please add it anew.');
  return new Map(earlier.map((document) => [document.clientKey, document.id]));
}

function beginning(
  context: RequestContext,
  uploader: Uploader,
  { caseId, requestId }: StartUploadsInput,
  file: UploadInput,
) {
  const { clientKey, name, size } = file;
  return {
    id: uuidv7(),
    caseId,
    uploaderId: uploader.id,
    uploaderRole: uploader.role,
    clientKey,
    keyDigest: digestOfInput(context, { file, requestId }),
    name: receivedName(name),
    size,
    storageKey: newStorageKey(),
    state: DocumentState.UPLOADING,
    requestId: requestId ?? null,
    createdAt: context.now(),
  };
}

/**
 * Starts uploads into an open case: the client sends each file to its path. A repeat with the same key returns the same
 * document.
 * @throws AppError NOT_FOUND for other people's cases and requests, CONFLICT where the case is closed or full, or a key belongs
 * to another file; RATE_LIMITED.
 */
export async function startUploads(
  context: RequestContext,
  input: StartUploadsInput,
): Promise<CaseDocumentType[]> {
  const uploader = requireRole(context, Role.USER, Role.LAWYER);
  const { caseId, files, requestId } = input;
  await countAction(context, 'uploads', uploader.id, undefined, files.length);
  return inTransaction(context, async (tx) => {
    const legalCase = await lockCase(tx, uploader, caseId);
    requireOpenForDocuments(tx, uploader, legalCase);
    if (requestId) await requireAnswerable(tx, uploader, caseId, requestId);
    const idsByKey = await findEarlier(tx, uploader, input);
    const added = files.filter(({ clientKey }) => !idsByKey.has(clientKey));
    await requireSpace(tx, legalCase, added);
    if (added.length > 0)
      await requireSpaceOfAccount(
        tx,
        uploader,
        legalCase,
        added.reduce((sum, { size }) => sum + size, 0),
      );
    const rows = added.map((file) => beginning(tx, uploader, input, file));
    if (rows.length > 0) await tx.db.insert(CaseDocument, rows);
    for (const { clientKey, id } of rows) idsByKey.set(clientKey, id);
    const ids = files.map(({ clientKey }) => idsByKey.get(clientKey));
    const documents = await selectDocuments(tx, 'where document.id = any($1::uuid[])', [ids]);
    return ids.flatMap((id) => documents.filter((document) => document.id === id));
  });
}
