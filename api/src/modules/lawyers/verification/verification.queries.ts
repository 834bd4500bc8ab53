import { Permission } from '../../../auth/role';
import { requireStaff } from '../../../auth/viewer';
import type { RequestContext } from '../../../context';
import { createListLoader } from '../../../graphql/request-loader';
import { getFullLawyer } from '../lawyer.service';
import type { VerificationDecision } from './verification-decision.entity';
import type { SameLicenseLawyer } from './verification.types';

/** Older decisions stay in the table. */
const LISTED_DECISIONS = 20;
/** One lawyer with the same number is suspicious enough. */
const LISTED_SAME_LICENSE = 10;

const decisionLoader = createListLoader('lawyerId', async ({ reader }, lawyerIds) =>
  reader.query<VerificationDecision[]>(
    `select decision.lawyer_id as "lawyerId", decision.id, decision.status, decision.reason,
       decision.license_number as "licenseNumber", decision.lawyer_name as "lawyerName",
       admin.name as "decidedBy", decision.decided_at as "decidedAt"
     from unnest($1::uuid[]) as lawyer (id)
     cross join lateral (
       select * from verification_decisions own where own.lawyer_id = lawyer.id
       order by own.decided_at desc, own.id desc limit ${LISTED_DECISIONS}) decision
     left join accounts admin on admin.id = decision.decided_by
     order by decision.decided_at desc, decision.id desc`,
    [lawyerIds],
  ),
);

const sameLicenseLoader = createListLoader('lawyerId', async ({ reader }, lawyerIds) =>
  reader.query<(SameLicenseLawyer & { lawyerId: string })[]>(
    `select own.account_id as "lawyerId", other.id, other.name, other.verification
     from lawyer_profiles own
     cross join lateral (
       select account.id, account.name, profile.verification
       from lawyer_profiles profile join accounts account on account.id = profile.account_id
       where profile.license_key = own.license_key and profile.account_id <> own.account_id
       order by profile.account_id limit ${LISTED_SAME_LICENSE}) other
     where own.account_id = any($1::uuid[])`,
    [lawyerIds],
  ),
);

/** Newest first, for admins. */
export async function listDecisions(
  context: RequestContext,
  lawyerId: string,
): Promise<VerificationDecision[]> {
  requireStaff(context, Permission.VERIFY_LAWYERS, Permission.SUPPORT_USERS);
  return decisionLoader(context).load(lawyerId);
}

/** @throws AppError NOT_FOUND for an unknown lawyer. */
export async function listDecisionsOfLawyer(
  context: RequestContext,
  id: string,
): Promise<VerificationDecision[]> {
  requireStaff(context, Permission.VERIFY_LAWYERS, Permission.SUPPORT_USERS);
  return listDecisions(context, (await getFullLawyer(context, id)).id);
}

/** Other lawyers with the same licence number in any notation, for admins. */
export async function listSameLicense(
  context: RequestContext,
  lawyerId: string,
): Promise<SameLicenseLawyer[]> {
  requireStaff(context, Permission.VERIFY_LAWYERS, Permission.SUPPORT_USERS);
  return sameLicenseLoader(context).load(lawyerId);
}
