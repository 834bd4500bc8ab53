import type { Permission } from '../../graphql/generated/schema-types';
import { paths } from '../../routing/paths';

/** The permissions of which an admin needs one for the screens at a path and below it; the rest is for all staff. */
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

/** The permissions of which an admin needs one at a path; null where every admin may be. */
export function permissionsOfPlace(pathname: string): readonly Permission[] | null {
  const place = placePermissions.find(({ root }) => pathname === root || pathname.startsWith(`${root}/`));
  return place?.may ?? null;
}
