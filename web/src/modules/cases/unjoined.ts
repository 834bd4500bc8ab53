/** Whether a case is an own case of its lawyer that no client has joined: nobody else sees it, and it has no money. */
export function isUnjoined({ isOwn, joinedAt }: { isOwn: boolean; joinedAt: string | null }): boolean {
  return isOwn && joinedAt === null;
}
