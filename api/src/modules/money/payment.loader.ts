import { Role } from '../../auth/role';
import { requireViewer } from '../../auth/viewer';
import type { RequestContext } from '../../context';
import { selectList, shownColumns, withheld } from '../../db/shown-columns';
import { createPageLoader, createRequestLoader, groupBy } from '../../graphql/request-loader';
import type { PaymentType } from './payment.types';
import { receiptNumber } from './receipts/receipt.entity';

const FIELDS = {
  ...shownColumns('payment', 'id', 'caseId', 'feeId', 'method', 'transactionId', 'payerNumber', 'state'),
  ...shownColumns('payment', 'transferredAt', 'submittedAt', 'answeredAt', 'reason'),
  // As a number: `bigint` comes as text.
  amountPoisha: 'payment.amount_poisha::float8',
  ...shownColumns('receipt', 'year', 'number', 'issuedAt'),
};

/** The number that a client paid from is not even read for admins. */
const columns = (context: RequestContext): string =>
  selectList(
    requireViewer(context).role === Role.ADMIN ? { ...FIELDS, ...withheld(['payerNumber']) } : FIELDS,
  );

type PaymentRow = Omit<PaymentType, 'receipt'> & {
  year: number | null;
  number: number | null;
  issuedAt: Date | null;
};

function toPayment({ year, number, issuedAt, ...payment }: PaymentRow): PaymentType {
  const isIssued = year !== null && number !== null && issuedAt !== null;
  return { ...payment, receipt: isIssued ? { number: receiptNumber(year, number), issuedAt } : null };
}

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
