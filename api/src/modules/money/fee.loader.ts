import { requireViewer } from '../../auth/viewer';
import { createListPageLoader, createRowLoader } from '../../graphql/request-loader';
import { columnsOf } from '../../db/columns';
import { Fee } from './fee.entity';

export const feesById = createRowLoader('id', async (context, ids) =>
  context.reader.query<Fee[]>(
    `select ${columnsOf(Fee, 'fee', requireViewer(context).role)} from fees fee where fee.id = any($1::uuid[])`,
    [ids],
  ),
);

/** Newest first; one statement for a list of cases. */
export const feesOfCases = createListPageLoader('caseId', async (context, caseIds, { limit, offset }) =>
  context.reader.query<Fee[]>(
    `select ${columnsOf(Fee, 'fee', requireViewer(context).role)} from unnest($1::uuid[]) wanted (case_id) cross join lateral (
       select * from fees fee where fee.case_id = wanted.case_id order by fee.version desc
       limit $2 offset $3) fee
     order by fee.version desc`,
    [caseIds, limit, offset],
  ),
);
