import { Role } from '../../auth/role';
import { requireViewer } from '../../auth/viewer';
import type { RequestContext } from '../../context';
import { createPageLoader, createRequestLoader, groupBy } from '../../graphql/request-loader';
import type { PaymentType } from './payment.types';
import { receiptNumber } from './receipts/receipt.entity';

/** The number that a client paid from is not even read for admins. */
const columns = (context: RequestContext): string => `payment.id, payment.case_id as "caseId",
  payment.fee_id as "feeId", payment.method, payment.transaction_id as "transactionId",
  payment.amount_poisha as "amountPoisha",
  ${requireViewer(context).role === Role.ADMIN ? 'null' : 'payment.payer_number'} as "payerNumber",
  payment.transferred_at as "transferredAt", payment.state, payment.submitted_at as "submittedAt",
  payment.answered_at as "answeredAt", payment.reason, receipt.year, receipt.number, receipt.issued_at as "issuedAt"`;

type PaymentRow = Omit<PaymentType, 'amountPoisha' | 'receipt'> & {
  amountPoisha: string | null;
  year: number | null;
  number: number | null;
  issuedAt: Date | null;
};

function toPayment({ amountPoisha, year, number, issuedAt, ...payment }: PaymentRow): PaymentType {
  const isIssued = year !== null && number !== null && issuedAt !== null;
  return {
    ...payment,
    amountPoisha: amountPoisha === null ? null : Number(amountPoisha),
    receipt: isIssued ? { number: receiptNumber(year, number), issuedAt } : null,
  };
}

/** Payments by their ids. */
export const paymentsById = createRequestLoader<PaymentType | null>(
  async (context, ids) => {
    const rows: PaymentRow[] = await context.reader.query(
      `select ${columns(context)} from payments payment left join receipts receipt on receipt.payment_id = payment.id
       where payment.id = any($1::uuid[])`,
      [ids],
    );
    return new Map(rows.map((row) => [row.id, toPayment(row)]));
  },
  () => null,
);

/** A page of the payments of cases, newest first, for all cases of a list in one statement. */
export const paymentsOfCases = createPageLoader<PaymentType[]>(
  async (context, caseIds, { limit, offset }) => {
    const rows: PaymentRow[] = await context.reader.query(
      `select ${columns(context)} from unnest($1::uuid[]) wanted (case_id) cross join lateral (
         select * from payments payment where payment.case_id = wanted.case_id
         order by payment.submitted_at desc, payment.id desc limit $2 offset $3) payment
       left join receipts receipt on receipt.payment_id = payment.id
       order by payment.submitted_at desc, payment.id desc`,
      [caseIds, limit, offset],
    );
    return groupBy(rows.map(toPayment), ({ caseId }) => caseId);
  },
  () => [],
);
