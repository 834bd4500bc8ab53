import type { RequestContext } from '../../context';

/**
 * Writes whether a case is paid and whether a fee is due, from its fees and payments, in the transaction that has changed
 * them and has locked the case. A case is paid while a payment counts and no accepted fee is without one; a fee is due while
 * an accepted one is unpaid, or the last payment was refused. Nothing else writes these columns.
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
