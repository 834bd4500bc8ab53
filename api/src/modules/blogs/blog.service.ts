import { completeLinks } from '@ainsathi/contract/article-links';
import { v7 as uuidv7 } from 'uuid';
import { requireDeletable } from '../moderation/content-deletion';
import { Permission, Role } from '../../auth/role';
import {
  requireStaffProof,
  requirePermission,
  requireRole,
  type Viewer,
  hasPermission,
} from '../../auth/viewer';
import type { RequestContext } from '../../context';
import { AuditAct, AuditSubject, writeAudit } from '../../platform/audit/write-audit';
import { inTransaction } from '../../db/transaction';
import { found, invalidInput, notFound } from '../../errors/app-error';
import type { UploadedImage } from '../../images/validate-image';
import { discardPicture, withPicture } from '../../images/images';
import { refuseStale, versionOf } from '../../validation/content-version';
import { isDrawn } from '../../validation/text';
import { requireConfirmedEmail } from '../accounts/email/email-confirmation.service';
import { countAction } from '../../platform/rate-limits';
import { isIdentifier } from '../../validation/identifier';
import { practiceAreaIdOf, readPracticeArea } from '../lawyers/directory/practice-areas';
import { Blog } from './blog.entity';
import type { BlogInput, UpdateBlogInput } from './blog.inputs';
import { findBlog } from './blog.queries';
import type { BlogType } from './blog.types';

/** Lawyers edit their own posts, moderators any post. */
function mayEdit(viewer: Viewer, { authorId }: Pick<Blog, 'authorId'>): boolean {
  return (
    hasPermission(viewer, Permission.MODERATE) || (viewer.role === Role.LAWYER && viewer.id === authorId)
  );
}

type BlogTexts = Pick<Blog, 'title' | 'content' | 'practiceAreaId' | 'titleBangla' | 'contentBangla'>;

function blogVersion(texts: BlogTexts) {
  const { title, content, practiceAreaId, titleBangla, contentBangla } = texts;
  return versionOf([title, content, practiceAreaId, titleBangla, contentBangla]);
}

export function versionOfBlog({
  title,
  content,
  titleBangla,
  contentBangla,
  practiceArea,
}: BlogType): string {
  const practiceAreaId = practiceArea === null ? null : practiceAreaIdOf(practiceArea);
  return blogVersion({ title, content, practiceAreaId, titleBangla, contentBangla });
}

/** A new text with the schemes that its links lack. @throws AppError BAD_USER_INPUT for a relative address. */
function linkedText<Text extends string | null>(
  field: 'content' | 'contentBangla',
  text: Text,
  stored: Text,
): Text | string {
  if (text === null || text === stored) return text;
  const { markdown, refused } = completeLinks(text);
  if (refused === null) return markdown;
  throw invalidInput({
    field,
    message: [
      'The link “{{address}}” needs a whole address, such as {{example}}',
      { address: refused.slice(0, 100), example: 'https://example.org' },
    ],
  });
}

/** The texts after an edit; Bangla needs both title and content. @throws AppError BAD_USER_INPUT naming the missing text, the practice area, or a relative link. */
function editedTexts(input: UpdateBlogInput, stored: BlogTexts): BlogTexts {
  const { title = stored.title, content = stored.content, practiceArea } = input;
  const { titleBangla = stored.titleBangla, contentBangla = stored.contentBangla } = input;
  const isInBangla = titleBangla !== null || contentBangla !== null;
  if (isInBangla && !isDrawn(contentBangla ?? ''))
    throw invalidInput({
      field: 'contentBangla',
      message: ['{{label}} is required', { label: 'Content in Bangla' }],
    });
  if (isInBangla && !isDrawn(titleBangla ?? ''))
    throw invalidInput({
      field: 'titleBangla',
      message: ['{{label}} is required', { label: 'Title in Bangla' }],
    });
  const practiceAreaId = practiceArea === undefined ? stored.practiceAreaId : readPracticeArea(practiceArea);
  return {
    title,
    content: linkedText('content', content, stored.content),
    practiceAreaId,
    titleBangla,
    contentBangla: linkedText('contentBangla', contentBangla, stored.contentBangla),
  };
}

const NO_TEXTS: BlogTexts = {
  title: '',
  content: '',
  practiceAreaId: null,
  titleBangla: null,
  contentBangla: null,
};

/** A lawyer or a moderator. @throws AppError UNAUTHENTICATED, FORBIDDEN. */
function requireAuthor(context: RequestContext): Viewer {
  requirePermission(context, Permission.MODERATE);
  return requireRole(context, Role.LAWYER, Role.ADMIN);
}

/** @throws AppError NOT_FOUND. */
export async function getBlog(context: RequestContext, id: string): Promise<BlogType> {
  return found(await findBlog(context, id), 'Blog');
}

/** @throws AppError NOT_FOUND, also for another lawyer's post. */
export async function getEditableBlog(context: RequestContext, id: string): Promise<BlogType> {
  const viewer = requireAuthor(context);
  const blog = await getBlog(context, id);
  if (!mayEdit(viewer, { authorId: blog.author?.id ?? null })) throw notFound('Blog');
  return blog;
}

/** Locks the row until the transaction ends. @throws AppError IDENTITY_REQUIRED for an admin, NOT_FOUND, also for another lawyer's post. */
async function lockBlog(context: RequestContext, id: string): Promise<Blog> {
  const viewer = requireAuthor(context);
  requireStaffProof(context);
  const row = isIdentifier(id)
    ? await context.db.findOne(Blog, { where: { id }, lock: { mode: 'pessimistic_write' } })
    : null;
  if (!row || !mayEdit(viewer, row)) throw notFound('Blog');
  return row;
}

/** An unverified lawyer's post is a draft. @throws AppError BAD_USER_INPUT for an unknown area; as `storePicture`. */
export async function createBlog(
  context: RequestContext,
  input: BlogInput,
  picture: UploadedImage | null,
): Promise<BlogType> {
  const { id: authorId } = requireAuthor(context);
  await requireConfirmedEmail(context);
  await countAction(context, 'posts', authorId);
  return withPicture(context, picture, 'blog', (image) =>
    inTransaction(context, async (tx) => {
      const id = uuidv7();
      const createdAt = tx.now();
      const texts = editedTexts(input, NO_TEXTS);
      await tx.db.insert(Blog, { id, authorId, ...texts, image, createdAt, updatedAt: createdAt });
      return getBlog(tx, id);
    }),
  );
}

/**
 * Merges an edit; a new picture replaces the old picture.
 * @throws AppError BAD_USER_INPUT for an unknown practice area, NOT_FOUND, also for another lawyer's post, CONFLICT for an edit
 * of an older version; as `storePicture`.
 */
export async function updateBlog(
  context: RequestContext,
  id: string,
  input: UpdateBlogInput,
  picture: UploadedImage | null,
): Promise<BlogType> {
  await countAction(context, 'posts', requireAuthor(context).id);
  await getEditableBlog(context, id);
  return withPicture(context, picture, 'blog', (image) =>
    inTransaction(context, async (tx) => {
      const row = await lockBlog(tx, id);
      refuseStale(input.version, blogVersion(row));
      const texts = editedTexts(input, row);
      await tx.db.update(Blog, { id }, { ...texts, image: image ?? row.image, updatedAt: tx.now() });
      if (image) await discardPicture(tx, row.image);
      await auditByStaff(tx, AuditAct.POST_UPDATED, row);
      return getBlog(tx, id);
    }),
  );
}

async function auditByStaff(tx: RequestContext, act: AuditAct, { id, authorId }: Blog): Promise<void> {
  if (tx.viewer?.role !== Role.ADMIN) return;
  await writeAudit(tx, act, { subject: { type: AuditSubject.POST, id }, before: { author: authorId } });
}

/** Deletes the picture too. @throws AppError NOT_FOUND, also for another lawyer's post; CONFLICT as `requireDeletable`. */
export async function deleteBlog(context: RequestContext, id: string): Promise<void> {
  await inTransaction(context, async (tx) => {
    const row = await lockBlog(tx, id);
    requireDeletable(tx, row);
    await tx.db.delete(Blog, { id });
    await auditByStaff(tx, AuditAct.POST_DELETED, row);
    await discardPicture(tx, row.image);
  });
}
