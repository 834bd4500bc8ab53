import type { Permission } from '../../graphql/generated/schema-types';
import { paths } from '../../routing/paths';

/** An admin needs one of the permissions at a path and below it; other paths are open to all staff. */
const placePermissions: readonly { root: string; may: readonly Permission[] }[] = [
  { root: paths.admin.users, may: ['SUPPORT_USERS'] },
  { root: paths.admin.lawyers, may: ['VERIFY_LAWYERS', 'SUPPORT_USERS'] },
  { root: paths.admin.cases, may: ['SUPPORT_USERS'] },
  { root: paths.admin.requests, may: ['SUPPORT_USERS'] },
  { root: paths.admin.blogs, may: ['MODERATE'] },
  { root: paths.admin.reviews, may: ['MODERATE'] },
  { root: paths.admin.staff, may: ['MANAGE_STAFF'] },
  { root: paths.admin.audit, may: ['READ_AUDIT'] },
];

/** An admin needs one of them; null for a path open to every admin. */
export function permissionsOfPlace(pathname: string): readonly Permission[] | null {
  const place = placePermissions.find(({ root }) => pathname === root || pathname.startsWith(`${root}/`));
  return place?.may ?? null;
}
