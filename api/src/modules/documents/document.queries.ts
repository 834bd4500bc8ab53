import { requireRole, type Viewer } from '../../auth/viewer';
import { Role } from '../../auth/role';
import type { RequestContext } from '../../context';
import { UPLOADS_PATH } from '../../platform/private-links/private-links';
import { mayDeleteDocument, mayReadContent, type RoomState } from '../cases/case-acts.policy';
import { type CaseDocument, DocumentState } from './document.entity';
import type { CaseDocumentType } from './document.types';

/** With the fields of the case that the rules need. */
export type DocumentRow = Omit<CaseDocumentType, 'uploadPath' | 'deletable'> &
  Pick<CaseDocument, 'uploaderId'> &
  Omit<RoomState, 'createdAt'> & { requestedAt: Date };

/** `document` is a row of `documents`. */
export const DOCUMENT_COLUMNS = `document.id, document.name, document.size, document.type, document.thumbnail_size as "thumbnailSize",
  document.state, document.uploader_id as "uploaderId", document.uploader_role as "uploaderRole",
  coalesce(profile.name, uploader.name) as "uploaderName", profile.name_bangla as "uploaderNameBangla", document.request_id as "requestId",
  document.message_id as "messageId", document.created_at as "createdAt", document.stored_at as "storedAt",
  legal_case.status, legal_case.client_id as "clientId", legal_case.lawyer_id as "lawyerId",
  legal_case.is_own as "isOwn", legal_case.joined_at as "joinedAt",
  legal_case.closed_at as "closedAt", legal_case.withdrawn_at as "withdrawnAt",
  legal_case.created_at as "requestedAt"`;

export const OF_DOCUMENT = `join cases legal_case on legal_case.id = document.case_id
  left join accounts uploader on uploader.id = document.uploader_id
  left join lawyer_profiles profile on profile.account_id = document.uploader_id`;

export function toDocument(row: DocumentRow, viewer: Viewer, now: Date): CaseDocumentType {
  const { uploaderId, status, clientId, lawyerId, isOwn, joinedAt, ...rest } = row;
  const { closedAt, withdrawnAt, requestedAt, ...document } = rest;
  const people = { clientId, lawyerId, isOwn, joinedAt };
  const room = { ...people, status, closedAt, withdrawnAt, createdAt: requestedAt };
  const { id, state } = document;
  const isUploader = uploaderId === viewer.id;
  return {
    ...document,
    uploadPath: isUploader && state === DocumentState.UPLOADING ? `${UPLOADS_PATH}/${id}` : null,
    deletable: state === DocumentState.STORED && mayDeleteDocument(viewer, room, uploaderId, now),
  };
}

/** For participants. @param rest the statement from its conditions on. */
export async function selectDocuments(
  context: Pick<RequestContext, 'reader' | 'viewer' | 'now'>,
  rest: string,
  values: readonly unknown[],
): Promise<CaseDocumentType[]> {
  const viewer = requireRole(context, Role.USER, Role.LAWYER);
  const rows = await context.reader.query<DocumentRow[]>(
    `select ${DOCUMENT_COLUMNS} from documents document ${OF_DOCUMENT} ${rest}`,
    [...values],
  );
  return rows
    .filter((row) => mayReadContent(viewer, row, row.createdAt))
    .map((row) => toDocument(row, viewer, context.now()));
}
