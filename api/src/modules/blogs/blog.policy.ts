import { Permission } from '../../auth/permission';
import { Role } from '../../auth/role';
import { hasPermission, type Viewer } from '../../auth/viewer';

/** Lawyers edit their own posts, moderators any; for other lawyers a post to edit does not exist. */
export function mayEdit(
  person: Pick<Viewer, 'id' | 'role' | 'permissions'>,
  { authorId }: { authorId: string | null },
): boolean {
  return (
    hasPermission(person, Permission.MODERATE) || (person.role === Role.LAWYER && person.id === authorId)
  );
}
