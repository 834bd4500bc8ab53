import { v7 as uuidv7 } from 'uuid';
import { Permission, Role } from '../../auth/role';
import { hasPermission, requireStaff, requireStaffProof, type Viewer } from '../../auth/viewer';
import type { RequestContext } from '../../context';
import { type ListQuery, selectPage, WhereClause } from '../../db/select-page';
import { inTransaction } from '../../db/transaction';
import { notFound } from '../../errors/app-error';
import { AuditAct, AuditSubject, writeAudit } from '../../platform/audit/write-audit';
import { isIdentifier } from '../../validation/identifier';
import type { Page, PageRequest } from '../../validation/page-request';
import { parseInput } from '../../validation/validate-input';
import { whereUnjoined } from '../cases/unjoined-condition';
import { NoteInput } from './complaint.inputs';
import type { Note } from './complaint.types';
import { NoteSubject, StaffNote } from './staff-note.entity';

const NOTES: ListQuery = {
  from: 'staff_notes note left join accounts author on author.id = note.author_id',
  key: 'note.id',
  fields: { id: 'note.id', body: 'note.body', authorName: 'author.name', createdAt: 'note.created_at' },
};

/** Support sees clients, lawyers and joined cases, verifiers lawyers alone. @throws AppError FORBIDDEN, NOT_FOUND. */
async function requireSubject(
  context: RequestContext,
  subject: NoteSubject,
  id: string,
  lock = '',
): Promise<Viewer> {
  const viewer = requireStaff(context, Permission.SUPPORT_USERS, Permission.VERIFY_LAWYERS);
  const isSupport = hasPermission(viewer, Permission.SUPPORT_USERS);
  const isAccount = subject === NoteSubject.ACCOUNT;
  const [statement, values] = isAccount
    ? [
        'select from accounts where id = $1 and role = any($2)',
        [id, [Role.LAWYER, ...(isSupport ? [Role.USER] : [])]],
      ]
    : [`select from cases where id = $1 and $2 and not ${whereUnjoined('cases')}`, [id, isSupport]];
  const rows = isIdentifier(id) ? await context.db.query<unknown[]>(`${statement} ${lock}`, values) : [];
  if (rows.length === 0) throw notFound(isAccount ? 'User' : 'Case');
  return viewer;
}

/** Never changed afterwards. @throws AppError BAD_USER_INPUT, IDENTITY_REQUIRED, NOT_FOUND. */
export async function addNote(
  context: RequestContext,
  subject: NoteSubject,
  subjectId: string,
  input: NoteInput,
): Promise<Note> {
  await requireSubject(context, subject, subjectId);
  requireStaffProof(context);
  const { body } = await parseInput(NoteInput, input);
  return inTransaction(context, async (tx) => {
    // A note that is written while the account is erased would outlive it.
    const viewer = await requireSubject(tx, subject, subjectId, 'for key share');
    const note = { id: uuidv7(), subject, subjectId, authorId: viewer.id, body, createdAt: tx.now() };
    await tx.db.insert(StaffNote, note);
    const type = subject === NoteSubject.ACCOUNT ? AuditSubject.ACCOUNT : AuditSubject.CASE;
    await writeAudit(tx, AuditAct.NOTE_ADDED, { subject: { type, id: subjectId } });
    return { id: note.id, body, authorName: viewer.name, createdAt: note.createdAt };
  });
}

/** The newest first. @throws AppError NOT_FOUND. */
export async function listNotes(
  context: RequestContext,
  subject: NoteSubject,
  subjectId: string,
  request: PageRequest,
): Promise<Page<Note>> {
  await requireSubject(context, subject, subjectId);
  const where = new WhereClause().add('note.subject = ? and note.subject_id = ?2', subject, subjectId);
  return selectPage<Note>(context.reader, NOTES, where, 'note.created_at desc, note.id desc', request);
}
