import { IsNull } from 'typeorm';
import { Permission } from '../../../auth/role';
import { hasPermission, requireStaff } from '../../../auth/viewer';
import type { RequestContext } from '../../../context';
import { createListLoader, createRowLoader } from '../../../graphql/request-loader';
import type { SameLicenseLawyer } from '../verification/verification.types';
import { LicencePaper, PaperState } from './licence-paper.entity';
import type { Licence } from './licence.types';
import { LAST_DECISION } from './licence-papers.service';

const LISTED = 20;
/** One lawyer with the same paper is suspicious enough. */
const LISTED_SAME = 10;

type PaperRow = Omit<Licence['papers'][number], 'addedAt' | 'seenAt'> & { addedAt: string; seenAt: string[] };

const licenceLoader = createRowLoader('lawyerId', async ({ reader }, lawyerIds) => {
  const rows = await reader.query<(Omit<Licence, 'papers'> & { papers: PaperRow[] })[]>(
    `select account_id as "lawyerId", enrolled_on::text as "enrolledOn", bar_association as "barAssociation",
       membership_number as "membershipNumber", card_until::text as "cardUntil", asked_for as "askedFor",
       asked_note as "askedNote", renewal_at as "renewalAt", lapsed_at as "lapsedAt", coalesce((
         select json_agg(row_to_json(paper) order by paper."addedAt" desc) from (
           select id, kind, case type when 'pdf' then 'application/pdf' when 'webp' then 'image/webp' end as type, size,
             added_at as "addedAt", seen_at as "seenAt", state = 'stored' and erased_at is null as available
           from licence_papers where lawyer_id = account_id order by added_at desc limit ${LISTED}) paper), '[]') as papers
     from lawyer_profiles where account_id = any($1::uuid[])`,
    [lawyerIds],
  );
  const dated = ({ addedAt, seenAt, ...paper }: PaperRow) => ({
    ...paper,
    addedAt: new Date(addedAt),
    seenAt: seenAt.map((at) => new Date(at)),
  });
  return rows.map((row) => ({ ...row, papers: row.papers.map(dated) }));
});

/** For the lawyer and for verifiers; null for everybody else. */
export async function findLicence(context: RequestContext, lawyerId: string): Promise<Licence | null> {
  const { viewer } = context;
  if (viewer?.id !== lawyerId && !hasPermission(viewer, Permission.VERIFY_LAWYERS)) return null;
  return licenceLoader(context).load(lawyerId);
}

const samePaperLoader = createListLoader('lawyerId', async ({ reader }, lawyerIds) =>
  reader.query<(SameLicenseLawyer & { lawyerId: string })[]>(
    `select own.id as "lawyerId", other.id, other.name, other.verification from unnest($1::uuid[]) own (id)
     cross join lateral (
       select distinct account.id, account.name, profile.verification
       from licence_papers mine join licence_papers paper on paper.sha256 = mine.sha256 and paper.lawyer_id <> own.id
       join lawyer_profiles profile on profile.account_id = paper.lawyer_id
       join accounts account on account.id = paper.lawyer_id
       where mine.lawyer_id = own.id order by account.id limit ${LISTED_SAME}) other`,
    [lawyerIds],
  ),
);

/** Other lawyers who handed in the same file, for verifiers; for other staff none. */
export async function listSamePaper(context: RequestContext, lawyerId: string): Promise<SameLicenseLawyer[]> {
  requireStaff(context, Permission.VERIFY_LAWYERS, Permission.SUPPORT_USERS);
  const isVerifier = hasPermission(context.viewer, Permission.VERIFY_LAWYERS);
  return isVerifier ? samePaperLoader(context).load(lawyerId) : [];
}

/** The papers that a verifier can open now. */
export async function listPresentPapers({ db }: RequestContext, lawyerId: string): Promise<LicencePaper[]> {
  return db.findBy(LicencePaper, { lawyerId, state: PaperState.STORED, erasedAt: IsNull() });
}

/** Whether there is a paper that no verifier has opened, or that came after the last decision. */
export async function hasNewPaper({ db }: RequestContext, lawyerId: string): Promise<boolean> {
  const rows: unknown[] = await db.query(
    `select from licence_papers paper where lawyer_id = $1 and state = 'stored' and erased_at is null
       and (seen_at = '{}' or added_at > ${LAST_DECISION}) limit 1`,
    [lawyerId],
  );
  return rows.length > 0;
}
