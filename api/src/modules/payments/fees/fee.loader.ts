import { createRequestLoader } from '../../../graphql/request-loader';
import type { FeeType } from './fee.types';
import { STANDING_FEE, STANDING_ORDER } from './standing-fee';

/** Of a case with more fees the latest are shown. */
const MOST_OF_A_CASE = 200;

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

/** The fees of cases, newest first, for all cases of a list in one statement. */
export const feesOfCases = createRequestLoader<FeeType[]>(
  async ({ reader }, caseIds) => {
    const rows: FeeRow[] = await reader.query(
      `select ${COLUMNS} from unnest($1::uuid[]) wanted (case_id) cross join lateral (
         select * from fees fee where fee.case_id = wanted.case_id order by fee.version desc
         limit ${MOST_OF_A_CASE}) fee
       order by fee.version desc`,
      [caseIds],
    );
    const byCase = new Map<string, FeeType[]>();
    for (const row of rows) byCase.set(row.caseId, [...(byCase.get(row.caseId) ?? []), toFee(row)]);
    return byCase;
  },
  () => [],
);
