import { countAction, type CountedContext, type Limits } from '../platform/rate-limits';
import type { Role } from './role';
import { requireRole, type Viewer } from './viewer';

/** `requireRole` for an act with its own limit. @throws AppError as `requireRole`, and RATE_LIMITED. */
export async function requireCounted<AllowedRole extends Role>(
  context: Pick<CountedContext, 'platform' | 'thisMachine'> & { viewer: Viewer | null },
  limit: keyof Limits,
  ...roles: readonly AllowedRole[]
): Promise<Viewer<AllowedRole>> {
  const viewer = requireRole(context, ...roles);
  await countAction(context, limit, viewer.id);
  return viewer;
}
