import type { Viewer } from '../../../auth/viewer';
import type { RequestContext } from '../../../context';
import { conflict } from '../../../errors/app-error';
import type { Case } from '../case.entity';
import { lockCase } from '../case.service';
import { CaseEventKind, isTakenOn } from '../case.status';
import { mayAddDocument, mayReadContent } from './room.policy';
import { record } from './room.service';

const KINDS = {
  'document added': CaseEventKind.DOCUMENT_ADDED,
  'document deleted': CaseEventKind.DOCUMENT_DELETED,
  'documents requested': CaseEventKind.DOCUMENTS_REQUESTED,
  'documents received': CaseEventKind.DOCUMENTS_RECEIVED,
} as const;

/** Writes what happened to a document or a request into the history of its locked case. */
export async function recordDocument(
  tx: RequestContext,
  actor: Viewer,
  what: keyof typeof KINDS,
  { caseId, subjectId }: { caseId: string; subjectId: string },
): Promise<void> {
  await record(tx, actor, { caseId, kind: KINDS[what], subjectId });
}

/** Asks that a person may add or delete documents in a locked case. @throws AppError CONFLICT where it is not open any more. */
export function requireOpenForDocuments({ now }: RequestContext, person: Viewer, row: Case): void {
  if (!mayAddDocument(person, row, now()))
    throw conflict('This case is closed; documents can no longer be added or deleted');
}

/**
 * Locks a case to which its client or its lawyer adds documents, in the caller's transaction.
 * @throws AppError NOT_FOUND for other people's cases, CONFLICT where it is not open any more.
 */
export async function lockForDocument(tx: RequestContext, person: Viewer, caseId: string): Promise<Case> {
  const row = await lockCase(tx, person, caseId);
  requireOpenForDocuments(tx, person, row);
  return row;
}

/** Whether a case is a request that no lawyer has taken on. */
export function isRequest({ status, withdrawnAt }: Pick<Case, 'status' | 'withdrawnAt'>): boolean {
  return !isTakenOn(status, withdrawnAt);
}

/** Whether somebody may read the documents of a case. */
export function mayReadDocuments(
  person: Viewer,
  row: Pick<Case, 'clientId' | 'lawyerId' | 'withdrawnAt'>,
): boolean {
  return mayReadContent(person, row);
}
