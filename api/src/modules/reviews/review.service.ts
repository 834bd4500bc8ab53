import { Permission } from '../../auth/role';
import { v7 as uuidv7 } from 'uuid';
import { requireDeletable } from '../moderation/content-deletion';
import { requireStaffProof, requireStaff } from '../../auth/viewer';
import type { RequestContext } from '../../context';
import { AuditAct, AuditSubject, writeAudit } from '../../platform/audit/write-audit';
import { inTransaction } from '../../db/transaction';
import { found } from '../../errors/app-error';
import { toAppError } from '../../errors/to-app-error';
import { consumeLimit } from '../../platform/rate-limits';
import { imageUrl, discardPicture, withPicture } from '../../images/images';
import type { UploadedImage } from '../../images/validate-image';
import { isIdentifier } from '../../validation/identifier';
import { Review } from './review.entity';
import type { ReviewInput } from './review.inputs';

const TOO_MANY = 'You have sent several reviews already. Please try again later.';

/** Counts against the limits of visitor and network, unless the review could not be stored. */
async function withinLimits<Result>(
  { network, userAgent, platform: { limits } }: RequestContext,
  work: () => Promise<Result>,
): Promise<Result> {
  const visitor = `${network} ${userAgent}`;
  await consumeLimit(limits.reviewsByVisitor, visitor, TOO_MANY);
  try {
    await consumeLimit(limits.reviewsByAddress, network, TOO_MANY);
    return await work();
  } catch (error) {
    if (toAppError(error).code !== 'SERVICE_UNAVAILABLE') throw error;
    await limits.reviewsByVisitor.reward(visitor);
    await limits.reviewsByAddress.reward(network);
    throw error;
  }
}

const UNSEEN = { seenAt: null, hiddenAt: null, hiddenReason: null };

/** Not stored. */
function newReview({ now }: RequestContext, { name, designation, review }: ReviewInput): Review {
  return { id: uuidv7(), name, designation, review, image: null, createdAt: now(), ...UNSEEN };
}

/** Public at once. @throws AppError RATE_LIMITED after 5 an hour from a visitor, 60 from a network; as `storePicture`. */
export async function submitReview(
  context: RequestContext,
  input: ReviewInput,
  picture: UploadedImage | null,
): Promise<Review> {
  const row = newReview(context, input);
  // For bots: looks like success, so that they do not try another way.
  if (input.website) return row;
  return withinLimits(context, () =>
    withPicture(context, picture, 'review', async (image) => {
      await context.db.insert(Review, Object.assign(row, { image }));
      return Object.assign(row, { image: imageUrl(image) });
    }),
  );
}

async function lockReview({ db }: RequestContext, id: string): Promise<Review> {
  const lock = { mode: 'pessimistic_write' } as const;
  return found(isIdentifier(id) ? await db.findOne(Review, { where: { id }, lock }) : null, 'Review');
}

/** A moderator shows a review on the home page; a repeat changes nothing. @throws AppError IDENTITY_REQUIRED, NOT_FOUND. */
export async function showReview(context: RequestContext, id: string): Promise<Review> {
  requireStaff(context, Permission.MODERATE);
  requireStaffProof(context);
  return inTransaction(context, async (tx) => {
    const row = await lockReview(tx, id);
    if (row.seenAt === null) {
      row.seenAt = tx.now();
      await tx.db.update(Review, { id }, { seenAt: row.seenAt });
      await writeAudit(tx, AuditAct.REVIEW_SHOWN, { subject: { type: AuditSubject.REVIEW, id } });
    }
    return Object.assign(row, { image: imageUrl(row.image) });
  });
}

/** Deletes the picture too. @throws AppError IDENTITY_REQUIRED, NOT_FOUND; CONFLICT as `requireDeletable`. */
export async function deleteReview(context: RequestContext, id: string): Promise<void> {
  requireStaff(context, Permission.MODERATE);
  requireStaffProof(context);
  await inTransaction(context, async (tx) => {
    const { image, hiddenAt } = await lockReview(tx, id);
    requireDeletable(tx, { hiddenAt });
    await tx.db.delete(Review, { id });
    await writeAudit(tx, AuditAct.REVIEW_DELETED, { subject: { type: AuditSubject.REVIEW, id } });
    await discardPicture(tx, image);
  });
}
