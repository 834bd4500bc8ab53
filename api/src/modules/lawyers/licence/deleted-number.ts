import { Permission } from '../../../auth/role';
import { hasPermission } from '../../../auth/viewer';
import type { Platform, RequestContext } from '../../../context';
import { createRowLoader } from '../../../graphql/request-loader';
import type { AuditState } from '../../../platform/audit/write-audit';

const fingerprintOf = ({ sealing }: Pick<Platform, 'sealing'>, key: string): string =>
  sealing.fingerprint(`licence ${key}`);

/** For the audit entry of a deleted lawyer: the fingerprint of the licence number, which stays when the number goes. */
export async function deletedNumber(
  db: RequestContext['db'],
  platform: Pick<Platform, 'sealing'>,
  lawyerId: string,
): Promise<AuditState> {
  const [profile] = await db.query<{ key: string | null }[]>(
    'select license_key as key from lawyer_profiles where account_id = $1',
    [lawyerId],
  );
  return profile?.key ? { number: fingerprintOf(platform, profile.key) } : {};
}

/** Those of the lawyers of a condition whose licence number a deleted lawyer had, in two statements. */
export async function listNumbersOfDeleted(
  { reader, platform }: Pick<RequestContext, 'reader' | 'platform'>,
  condition: string,
  values: readonly unknown[] = [],
): Promise<{ lawyerId: string }[]> {
  const rows = await reader.query<{ lawyerId: string; key: string }[]>(
    `select account_id as "lawyerId", license_key as key from lawyer_profiles profile
     where (${condition}) and license_key is not null`,
    values,
  );
  const numbers = rows.map(({ lawyerId, key }) => ({ lawyerId, number: fingerprintOf(platform, key) }));
  const known = await reader.query<{ number: string }[]>(
    `select distinct after ->> 'number' as number from audit_entries
     where act = 'lawyer-deleted' and after ->> 'number' = any($1)`,
    [numbers.map(({ number }) => number)],
  );
  const ofDeleted = new Set(known.map(({ number }) => number));
  return numbers.filter(({ number }) => ofDeleted.has(number));
}

const numberLoader = createRowLoader('lawyerId', async (context, lawyerIds) =>
  listNumbersOfDeleted(context, 'account_id = any($1::uuid[])', [lawyerIds]),
);

/** Whether a deleted lawyer had the licence number, for verifiers; null for everybody else. */
export async function hasNumberOfDeleted(context: RequestContext, lawyerId: string): Promise<boolean | null> {
  if (!hasPermission(context.viewer, Permission.VERIFY_LAWYERS)) return null;
  return (await numberLoader(context).load(lawyerId)) !== null;
}
