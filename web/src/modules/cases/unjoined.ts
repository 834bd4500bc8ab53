interface OwnCase {
  isOwn: boolean;
  joinedAt: string | null;
}

/** Whether a case is an own case of its lawyer that no client has joined: nobody else sees it, and it has no money. */
export function isUnjoined({ isOwn, joinedAt }: OwnCase): boolean {
  return isOwn && joinedAt === null;
}

interface NamedCase extends OwnCase {
  client: { name: string } | null;
  ownClient: { name: string | null } | null;
}

/** The client, or whom the lawyer noted; null where nobody is noted yet. @param left the word for a deleted account. */
export function clientNameOf({ client, ownClient, ...legalCase }: NamedCase, left: string): string | null {
  return client?.name ?? ownClient?.name ?? (isUnjoined(legalCase) ? null : left);
}
