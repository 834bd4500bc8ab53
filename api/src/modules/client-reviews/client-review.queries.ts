import { Role } from '../../auth/role';
import { requireViewer } from '../../auth/viewer';
import { createPageLoader, createRequestLoader, createRowLoader } from '../../graphql/request-loader';
import { toPage } from '../../validation/page-request';
import { changeableUntil } from './client-review.policy';
import type { ClientReview } from './client-review.entity';
import type {
  ClientReviewPage,
  OwnClientReview,
  Recommendations,
  ShownClientReview,
} from './client-review.types';

/** With fewer clients a lawyer could tell who said no. */
const LEAST_CLIENTS = 3;

/** SQL for what everybody reads. @param review the alias of `client_reviews`. */
const shown = (review: string): string => `${review}.hidden_at is null and ${review}.withdrawn_at is null`;

const YEAR = `extract(year from review.created_at at time zone 'Asia/Dhaka')::int`;

/** SQL for the fields of a public review; its source `counted` has the number of clients. */
const FIELDS = `review.id, case when counted.clients >= ${LEAST_CLIENTS} then review.recommends end as recommends,
  review.line, review.answer, ${YEAR} as year`;

const COUNTED = `select count(*)::int as total, count(distinct client_id)::int as clients from client_reviews counted
  where counted.lawyer_id = wanted.lawyer_id and ${shown('counted')}`;

/** Each client once, by the latest review; one statement for a list of lawyers. */
export const recommendationsOf = createRequestLoader<Recommendations>(
  async ({ reader }, lawyerIds) => {
    const rows: (Recommendations & { lawyerId: string })[] = await reader.query(
      `select lawyer_id as "lawyerId", count(*)::int as clients,
         case when count(*) >= ${LEAST_CLIENTS} then (count(*) filter (where recommends))::int end as recommend
       from (select distinct on (lawyer_id, client_id) lawyer_id, recommends from client_reviews review
         where lawyer_id = any($1::uuid[]) and ${shown('review')}
         order by lawyer_id, client_id, created_at desc, id desc) latest
       group by lawyer_id`,
      [lawyerIds],
    );
    return new Map(rows.map(({ lawyerId, ...counts }) => [lawyerId, counts]));
  },
  () => ({ clients: 0, recommend: null }),
);

interface Page {
  lawyerId: string;
  total: number;
  items: ShownClientReview[];
}

const EMPTY: Pick<Page, 'total' | 'items'> = { total: 0, items: [] };

const pagesOfReviews = createPageLoader<Pick<Page, 'total' | 'items'>>(
  async ({ reader }, lawyerIds, { limit, offset }) => {
    const rows: Page[] = await reader.query(
      `select wanted.lawyer_id as "lawyerId", counted.total, coalesce((select json_agg(item) from (
         select ${FIELDS} from client_reviews review
         where review.lawyer_id = wanted.lawyer_id and ${shown('review')}
         order by review.created_at desc, review.id desc limit $2 offset $3) item), '[]') as items
       from unnest($1::uuid[]) wanted (lawyer_id) cross join lateral (${COUNTED}) counted`,
      [lawyerIds, limit, offset],
    );
    return new Map(rows.map((row) => [row.lawyerId, row]));
  },
  () => EMPTY,
);

/** The newest first; one statement for a list of lawyers. */
export async function listClientReviews(
  context: Parameters<typeof pagesOfReviews>[0],
  lawyerId: string,
  request: Parameters<typeof pagesOfReviews>[1],
): Promise<ClientReviewPage> {
  const { items, total } = await pagesOfReviews(context, request).load(lawyerId);
  return toPage(request, items, total);
}

/** A review as everybody reads it, in the transaction of an act. */
export async function readShownReview(
  { db }: Pick<Parameters<typeof pagesOfReviews>[0], 'db'>,
  id: string,
): Promise<ShownClientReview> {
  const [review] = await db.query<ShownClientReview[]>(
    `select ${FIELDS} from client_reviews review
     cross join lateral (select review.lawyer_id) wanted cross join lateral (${COUNTED}) counted where review.id = $1`,
    [id],
  );
  if (!review) throw new Error('A locked review is gone');
  return review;
}

type OwnRow = Omit<OwnClientReview, 'changeableUntil'> &
  Pick<ClientReview, 'caseId' | 'createdAt' | 'hiddenAt'>;

/** The viewer's own reviews, for nobody else; null once it is withdrawn. */
export const ownReviewsOfCases = createRowLoader('caseId', async (context, caseIds) => {
  const { id, role } = requireViewer(context);
  if (role !== Role.USER) return [];
  const rows: OwnRow[] = await context.reader.query(
    `select id, case_id as "caseId", recommends, line, answer, created_at as "createdAt", hidden_at as "hiddenAt",
       hidden_reason as "hiddenReason", plea, ${YEAR} as year
     from client_reviews review where case_id = any($1::uuid[]) and client_id = $2 and withdrawn_at is null`,
    [caseIds, id],
  );
  return rows.map((row) => ({ ...row, changeableUntil: changeableUntil(row, context.now()) }));
});
