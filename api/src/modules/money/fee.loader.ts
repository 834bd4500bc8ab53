import type { RequestContext } from '../../context';
import { createPageLoader, createRequestLoader, groupBy } from '../../graphql/request-loader';
import { selectList, shownColumns } from '../../db/shown-columns';
import { FeeState } from './fee.entity';
import type { CaseDueType, FeeType } from './fee.types';

const COLUMNS = selectList({
  ...shownColumns('fee', 'id', 'caseId', 'version', 'covers', 'state', 'reason', 'proposedAt', 'answeredAt'),
  // As a number: `bigint` comes as text.
  amountPoisha: 'fee.amount_poisha::float8',
});

export const feesById = createRequestLoader<FeeType | null>(
  async ({ reader }, ids) => {
    const rows: FeeType[] = await reader.query(
      `select ${COLUMNS} from fees fee where fee.id = any($1::uuid[])`,
      [ids],
    );
    return new Map(rows.map((row) => [row.id, row]));
  },
  () => null,
);

const NOTHING_DUE: CaseDueType = { accepted: null, proposed: null };

/** What is due in each case, for all cases of a list in one statement. */
export const duesOfCases = createRequestLoader<CaseDueType>(
  async ({ reader }, caseIds) => {
    const rows: FeeType[] = await reader.query(
      `select ${COLUMNS} from case_dues due join fees fee on fee.id = due.fee_id
       where due.case_id = any($1::uuid[]) order by fee.version desc`,
      [caseIds],
    );
    const dueOf = (fees: FeeType[]): CaseDueType => ({
      accepted: fees.find(({ state }) => state === FeeState.ACCEPTED) ?? null,
      proposed: fees.find(({ state }) => state === FeeState.PROPOSED) ?? null,
    });
    const byCase = groupBy(rows, ({ caseId }) => caseId);
    return new Map([...byCase].map(([caseId, fees]) => [caseId, dueOf(fees)]));
  },
  () => NOTHING_DUE,
);

/** The fee of a case that is due: an accepted one stays in force until the client accepts the next. */
export async function loadDueFee(context: RequestContext, caseId: string): Promise<FeeType | null> {
  const { accepted, proposed } = await duesOfCases(context).load(caseId);
  return accepted ?? proposed;
}

/** A page of the fees of cases, newest first, for all cases of a list in one statement. */
export const feesOfCases = createPageLoader<FeeType[]>(
  async ({ reader }, caseIds, { limit, offset }) => {
    const rows: FeeType[] = await reader.query(
      `select ${COLUMNS} from unnest($1::uuid[]) wanted (case_id) cross join lateral (
         select * from fees fee where fee.case_id = wanted.case_id order by fee.version desc
         limit $2 offset $3) fee
       order by fee.version desc`,
      [caseIds, limit, offset],
    );
    return groupBy(rows, ({ caseId }) => caseId);
  },
  () => [],
);
