import { createPageLoader, createRequestLoader, groupBy } from '../../graphql/request-loader';
import { selectList, shownColumns } from '../../db/shown-columns';
import type { FeeType } from './fee.types';

export const FEE_COLUMNS = selectList({
  ...shownColumns('fee', 'id', 'caseId', 'version', 'covers', 'state', 'reason', 'proposedAt', 'answeredAt'),
  // As a number: `bigint` comes as text.
  amountPoisha: 'fee.amount_poisha::float8',
});

export const feesById = createRequestLoader<FeeType | null>(
  async ({ reader }, ids) => {
    const rows: FeeType[] = await reader.query(
      `select ${FEE_COLUMNS} from fees fee where fee.id = any($1::uuid[])`,
      [ids],
    );
    return new Map(rows.map((row) => [row.id, row]));
  },
  () => null,
);

/** A page of the fees of cases, newest first, for all cases of a list in one statement. */
export const feesOfCases = createPageLoader<FeeType[]>(
  async ({ reader }, caseIds, { limit, offset }) => {
    const rows: FeeType[] = await reader.query(
      `select ${FEE_COLUMNS} from unnest($1::uuid[]) wanted (case_id) cross join lateral (
         select * from fees fee where fee.case_id = wanted.case_id order by fee.version desc
         limit $2 offset $3) fee
       order by fee.version desc`,
      [caseIds, limit, offset],
    );
    return groupBy(rows, ({ caseId }) => caseId);
  },
  () => [],
);
