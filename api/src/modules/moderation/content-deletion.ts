import { Permission, Role } from '../../auth/role';
import { hasPermission, requireRecentProof, requireStaffProof, type Viewer } from '../../auth/viewer';
import { conflict } from '../../errors/app-error';

/** Staff delete what was hidden for so long, because what is deleted cannot be answered for. */
export const HIDDEN_DAYS = 30;
const DAY = 24 * 60 * 60 * 1000;

/** The author's own thing may go at once, an owner's choice too; other staff hide it first. @throws AppError IDENTITY_REQUIRED, CONFLICT. */
export function requireDeletable(
  context: { viewer: Viewer | null; now: () => Date },
  { hiddenAt, authorId }: { hiddenAt: Date | null; authorId?: string | null },
): void {
  const viewer = requireStaffProof(context);
  if (viewer.role !== Role.ADMIN || viewer.id === authorId) return;
  if (hasPermission(viewer, Permission.MANAGE_STAFF)) requireRecentProof(context);
  else if (hiddenAt === null || context.now().getTime() - hiddenAt.getTime() < HIDDEN_DAYS * DAY)
    throw conflict('Hide it first: it can be deleted 30 days later');
}
