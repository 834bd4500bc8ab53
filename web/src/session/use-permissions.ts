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

/** Empty for other roles than admins. */
export interface Permissions {
  isKnown: boolean;
  may: (...permissions: readonly Permission[]) => boolean;
}

/** Read once, because the server checks each request anyway. */
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
