import type { RequestContext } from '../../context';
import { createRequestLoader, groupBy } from '../../graphql/request-loader';
import { columnsOf } from '../../db/columns';
import { type CaseDue, Fee, FeeState } from './fee.entity';

const NOTHING_DUE: CaseDue = { accepted: null, proposed: null };

/** One statement for a list of cases. */
export const duesOfCases = createRequestLoader<CaseDue>(
  async ({ reader }, caseIds) => {
    const rows: Fee[] = await reader.query(
      `select ${columnsOf(Fee, 'fee', null)} from case_dues due join fees fee on fee.id = due.fee_id
       where due.case_id = any($1::uuid[]) order by fee.version desc`,
      [caseIds],
    );
    const dueOf = (fees: Fee[]): CaseDue => ({
      accepted: fees.find(({ state }) => state === FeeState.ACCEPTED) ?? null,
      proposed: fees.find(({ state }) => state === FeeState.PROPOSED) ?? null,
    });
    const byCase = groupBy(rows, ({ caseId }) => caseId);
    return new Map([...byCase].map(([caseId, fees]) => [caseId, dueOf(fees)]));
  },
  () => NOTHING_DUE,
);

/** The fee that is due: an accepted fee stays in force until the client accepts the next fee. */
export async function loadDueFee(context: RequestContext, caseId: string): Promise<Fee | null> {
  const { accepted, proposed } = await duesOfCases(context).load(caseId);
  return accepted ?? proposed;
}

/**
 * Stores whether a case is paid and whether a fee is due, in the transaction that changes fees or payments and has locked the
 * case. Paid: a payment counts and every accepted fee has a payment. Due: an accepted fee is unpaid, or the last payment was
 * refused. Nothing else writes these columns.
 */
export async function settleCase({ db, now }: RequestContext, caseId: string): Promise<void> {
  await db.query(
    `with state as (
       select
         exists (select from payments where case_id = $1 and state <> 'refused') as has_live,
         exists (select from case_dues where case_id = $1 and state = 'accepted') as owes,
         coalesce((select state = 'refused' from payments where case_id = $1
           order by submitted_at desc, id desc limit 1), false) as last_refused)
     update cases set payment_status = case when has_live and not owes then 'paid' else 'unpaid' end,
       fee_due = owes or last_refused, updated_at = $2
     from state where cases.id = $1`,
    [caseId, now()],
  );
}
