import { skipToken, useQuery } from '@apollo/client/react';
import { graphql } from '../graphql/documents';
import type { Permission } from '../graphql/generated/schema-types';
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

/** What the signed-in admin may do, and whether it is known yet; nothing for other roles. */
export interface Permissions {
  isKnown: boolean;
  may: (...permissions: readonly Permission[]) => boolean;
}

/** The permissions of the viewer; read once, as the server checks each request anyway. */
export function usePermissions(): Permissions {
  const { user } = useSession();
  const isAdmin = user?.role === 'admin';
  const { data, error } = useQuery(PermissionsDocument, isAdmin ? { fetchPolicy: 'cache-first' } : skipToken);
  const permissions = (isAdmin && data?.me?.permissions) || [];
  return {
    isKnown: !isAdmin || data !== undefined || error !== undefined,
    may: (...wanted) => wanted.some((permission) => permissions.includes(permission)),
  };
}
