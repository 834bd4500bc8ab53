import { createPageLoader, createRequestLoader, groupBy } from '../../../graphql/request-loader';
import type { FeeType } from './fee.types';
import { STANDING_FEE, STANDING_ORDER } from './standing-fee';

const COLUMNS = `fee.id, fee.case_id as "caseId", fee.version, fee.amount_poisha as "amountPoisha", fee.covers, fee.state,
  fee.reason, fee.proposed_at as "proposedAt", fee.answered_at as "answeredAt"`;

type FeeRow = Omit<FeeType, 'amountPoisha'> & { amountPoisha: string };

const toFee = ({ amountPoisha, ...fee }: FeeRow): FeeType => ({ ...fee, amountPoisha: Number(amountPoisha) });

/** Fees by their ids. */
export const feesById = createRequestLoader<FeeType | null>(
  async ({ reader }, ids) => {
    const rows: FeeRow[] = await reader.query(
      `select ${COLUMNS} from fees fee where fee.id = any($1::uuid[])`,
      [ids],
    );
    return new Map(rows.map((row) => [row.id, toFee(row)]));
  },
  () => null,
);

/** The fee of each case that is due, for all cases of a list in one statement. */
export const standingFees = createRequestLoader<FeeType | null>(
  async ({ reader }, caseIds) => {
    const rows: FeeRow[] = await reader.query(
      `select ${COLUMNS} from unnest($1::uuid[]) wanted (case_id) cross join lateral (
         select * from fees fee where fee.case_id = wanted.case_id and ${STANDING_FEE}
         order by ${STANDING_ORDER} limit 1) fee`,
      [caseIds],
    );
    return new Map(rows.map((row) => [row.caseId, toFee(row)]));
  },
  () => null,
);

/** A page of the fees of cases, newest first, for all cases of a list in one statement. */
export const feesOfCases = createPageLoader<FeeType[]>(
  async ({ reader }, caseIds, { limit, offset }) => {
    const rows: FeeRow[] = await reader.query(
      `select ${COLUMNS} from unnest($1::uuid[]) wanted (case_id) cross join lateral (
         select * from fees fee where fee.case_id = wanted.case_id order by fee.version desc
         limit $2 offset $3) fee
       order by fee.version desc`,
      [caseIds, limit, offset],
    );
    return groupBy(rows.map(toFee), ({ caseId }) => caseId);
  },
  () => [],
);
