import { skipToken, useQuery } from '@apollo/client/react';
import { graphql } from '../graphql/documents';
import type { Permission } from '../graphql/generated/schema-types';
import { paths } from '../routing/paths';
import { PermissionsDocument } from './generated/use-permissions';
import { useSession } from './session';

graphql(`
  query Permissions {
    me {
      id
      permissions
    }
  }
`);

/** An admin needs one of the permissions at a path and below it; other paths are open to all staff. */
const placePermissions: readonly { root: string; needed: readonly Permission[] }[] = [
  { root: paths.admin.users, needed: ['SUPPORT_USERS'] },
  { root: paths.admin.lawyers, needed: ['VERIFY_LAWYERS', 'SUPPORT_USERS'] },
  { root: paths.admin.cases, needed: ['SUPPORT_USERS'] },
  { root: paths.admin.requests, needed: ['SUPPORT_USERS'] },
  { root: paths.admin.complaints, needed: ['SUPPORT_USERS'] },
  { root: paths.admin.blogs, needed: ['MODERATE'] },
  { root: paths.admin.reviews, needed: ['MODERATE'] },
  { root: paths.admin.reports, needed: ['MODERATE'] },
  { root: paths.admin.staff, needed: ['MANAGE_STAFF'] },
  { root: paths.admin.numbers, needed: ['MANAGE_STAFF'] },
  { root: paths.admin.audit, needed: ['READ_AUDIT'] },
];

/** Empty for other roles than admins. */
export interface Permissions {
  isKnown: boolean;
  may: (...permissions: readonly Permission[]) => boolean;
  /** Whether an admin may open the path. */
  mayOpen: (pathname: string) => boolean;
}

/** Read once, because the server checks each request anyway. */
export function usePermissions(): Permissions {
  const { user } = useSession();
  const isAdmin = user?.role === 'admin';
  const { data, error } = useQuery(PermissionsDocument, isAdmin ? { fetchPolicy: 'cache-first' } : skipToken);
  const permissions = (isAdmin && data?.me?.permissions) || [];
  const may = (...wanted: readonly Permission[]) =>
    wanted.some((permission) => permissions.includes(permission));
  return {
    isKnown: !isAdmin || data !== undefined || error !== undefined,
    may,
    mayOpen: (pathname) => {
      const place = placePermissions.find(({ root }) => pathname === root || pathname.startsWith(`${root}/`));
      return !place || may(...place.needed);
    },
  };
}
