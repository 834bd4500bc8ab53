import type { SignedIn } from './client-people';
import { runOnDatabase } from './product-database';

/** Makes the proof of who somebody is 16 minutes old: what asks for a recent one then asks for the password. */
export async function ageProof({ user }: SignedIn): Promise<void> {
  await runOnDatabase(
    `update sessions set authenticated_at = now() - interval '16 minutes' where account_id = $1`,
    [user.id],
  );
}
