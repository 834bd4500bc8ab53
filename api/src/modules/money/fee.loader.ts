import { requireViewer } from '../../auth/viewer';
import { createPageLoader, createRequestLoader, groupBy } from '../../graphql/request-loader';
import { columnsOf } from '../../db/columns';
import { Fee } from './fee.entity';

export const feesById = createRequestLoader<Fee | null>(
  async (context, ids) => {
    const rows: Fee[] = await context.reader.query(
      `select ${columnsOf(Fee, 'fee', requireViewer(context).role)} from fees fee where fee.id = any($1::uuid[])`,
      [ids],
    );
    return new Map(rows.map((row) => [row.id, row]));
  },
  () => null,
);

/** A page of the fees of cases, newest first, for all cases of a list in one statement. */
export const feesOfCases = createPageLoader<Fee[]>(
  async (context, caseIds, { limit, offset }) => {
    const rows: Fee[] = await context.reader.query(
      `select ${columnsOf(Fee, 'fee', requireViewer(context).role)} from unnest($1::uuid[]) wanted (case_id) cross join lateral (
         select * from fees fee where fee.case_id = wanted.case_id order by fee.version desc
         limit $2 offset $3) fee
       order by fee.version desc`,
      [caseIds, limit, offset],
    );
    return groupBy(rows, ({ caseId }) => caseId);
  },
  () => [],
);
