import { Permission } from '../../auth/role';
import { requireStaff } from '../../auth/viewer';
import type { RequestContext } from '../../context';
import { WhereClause } from '../../db/select-page';
import { dhakaTime, type ExportedList, exportRows } from '../../rest/csv-download';
import { periodInDhaka } from '../../validation/dhaka-day';
import type { PaymentMethod } from '../money/payment.entity';
import { REQUESTED, STEPS, RequestStep } from '../cases/request/request-step';

const PEOPLE = `left join accounts client on client.id = legal_case.client_id
  left join lawyer_profiles profile on profile.account_id = legal_case.lawyer_id`;
const OF_CASE = {
  Case: 'legal_case.id',
  Lawyer: `coalesce(profile.name, '')`,
  Client: `coalesce(client.name, '')`,
};
const inTaka = (poisha: string): string => `(${poisha} / 100.0)::numeric(20, 2)::text`;
const yesNo = (condition: string): string => `case when ${condition} then 'yes' else 'no' end`;

interface File extends ExportedList {
  summary: string;
  where: string;
}

/** The files of the owners. Without titles and texts of cases, and numbers that clients paid from. Times are in Dhaka. */
export const FILES: readonly File[] = [
  {
    name: 'payments',
    summary: 'The payments confirmed on these days',
    from: `payments payment join cases legal_case on legal_case.id = payment.case_id ${PEOPLE}
      left join receipts receipt on receipt.payment_id = payment.id`,
    key: 'payment.id',
    created: 'payment.answered_at',
    where: `payment.state = 'confirmed'`,
    fields: {
      Confirmed: dhakaTime('payment.answered_at'),
      ...OF_CASE,
      Method: 'payment.method',
      'Transaction ID': 'payment.transaction_id',
      'Amount (BDT)': inTaka('payment.amount_poisha'),
      Receipt: `coalesce(receipt.year || '/' || lpad(receipt.number::text, 4, '0'), '')`,
    },
  },
  {
    name: 'fees',
    summary: 'The fees stated on these days',
    from: `fees fee join cases legal_case on legal_case.id = fee.case_id ${PEOPLE}`,
    key: 'fee.id',
    created: 'fee.proposed_at',
    where: 'true',
    fields: {
      Stated: dhakaTime('fee.proposed_at'),
      ...OF_CASE,
      'Amount (BDT)': inTaka('fee.amount_poisha'),
      State: 'fee.state',
      Answered: dhakaTime('fee.answered_at'),
    },
  },
  {
    name: 'requests',
    summary: 'The cases requested on these days, without own cases of lawyers',
    from: `cases legal_case ${PEOPLE}`,
    key: 'legal_case.id',
    created: 'legal_case.created_at',
    where: REQUESTED,
    fields: {
      Requested: dhakaTime('legal_case.created_at'),
      ...OF_CASE,
      'Asked several': yesNo(STEPS[RequestStep.FROM_SEVERAL]),
      Answered: dhakaTime('legal_case.answered_at'),
      Withdrawn: dhakaTime('legal_case.withdrawn_at'),
      Status: 'legal_case.status',
      'Fee stated': yesNo('exists (select from fees where fees.case_id = legal_case.id)'),
      Paid: yesNo(
        `exists (select from payments where payments.case_id = legal_case.id and payments.state = 'confirmed')`,
      ),
    },
  },
];

/** The rows of days in Dhaka. @param method of the payments alone. @throws AppError IDENTITY_REQUIRED, BAD_USER_INPUT unless they are 1 to 366 days. */
export async function exportFile(
  context: RequestContext,
  { where, summary: _, ...list }: File,
  from: Date,
  to: Date,
  method: PaymentMethod | null = null,
): Promise<AsyncIterable<object>> {
  requireStaff(context, Permission.MANAGE_STAFF);
  const [begin, end] = periodInDhaka(from, to);
  const rows = new WhereClause().add(where).add(`${list.created} >= ? and ${list.created} < ?2`, begin, end);
  if (method) rows.add('payment.method = ?', method);
  return exportRows(context, list, rows, null);
}
