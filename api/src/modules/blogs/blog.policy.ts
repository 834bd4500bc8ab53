import { Role } from '../../auth/role';

/** Lawyers edit their own posts, admins any; for other lawyers a post to edit does not exist. */
export function mayEdit(
  person: { id: string; role: Role },
  { authorId }: { authorId: string | null },
): boolean {
  return person.role === Role.ADMIN || (person.role === Role.LAWYER && person.id === authorId);
}
