import { requireViewer } from '../../auth/viewer';
import type { RequestContext } from '../../context';
import { columnsOf } from '../../db/columns';
import { createListPageLoader, createRowLoader } from '../../graphql/request-loader';
import { REFUSED_PAYMENT, waitingFirst } from '../cases/case.conditions';
import { Payment } from './payment.entity';
import { receiptNumber } from './receipts/receipt.entity';

const columns = (context: RequestContext): string =>
  `${columnsOf(Payment, 'payment', requireViewer(context).role)}, receipt.year, receipt.number, receipt.issued_at as "issuedAt"`;

type PaymentRow = Payment & { year: number | null; number: number | null; issuedAt: Date | null };

function toPayment({ year, number, issuedAt, ...payment }: PaymentRow): Payment {
  const isIssued = year !== null && number !== null && issuedAt !== null;
  return { ...payment, receipt: isIssued ? { number: receiptNumber(year, number), issuedAt } : null };
}

export const paymentsById = createRowLoader('id', async (context, ids) => {
  const rows: PaymentRow[] = await context.reader.query(
    `select ${columns(context)} from payments payment left join receipts receipt on receipt.payment_id = payment.id
     where payment.id = any($1::uuid[])`,
    [ids],
  );
  return rows.map(toPayment);
});

/** The last payment of what is due, where the lawyer refused it; one statement for a list of cases. */
export const refusedPayments = createRowLoader('caseId', async (context, caseIds) => {
  const rows: Payment[] = await context.reader.query(
    `select ${columnsOf(Payment, 'payment', requireViewer(context).role)}
     from cases legal_case cross join lateral (select payment.* from ${REFUSED_PAYMENT}) payment
     where legal_case.id = any($1::uuid[]) and legal_case.payment_status = 'unpaid'`,
    [caseIds],
  );
  return rows.map((payment) => Object.assign(payment, { receipt: null }));
});

/** What waits for an answer, then newest first; one statement for a list of cases. */
export const paymentsOfCases = createListPageLoader('caseId', async (context, caseIds, { limit, offset }) => {
  const rows: PaymentRow[] = await context.reader.query(
    `select ${columns(context)} from unnest($1::uuid[]) wanted (case_id) cross join lateral (
       select * from payments payment where payment.case_id = wanted.case_id
       order by ${waitingFirst('payment')} limit $2 offset $3) payment
     left join receipts receipt on receipt.payment_id = payment.id
     order by ${waitingFirst('payment')}`,
    [caseIds, limit, offset],
  );
  return rows.map(toPayment);
});
