import { mostExportedRows } from '@ainsathi/contract/limits';
import { Role } from '../../auth/role';
import { requireRole } from '../../auth/viewer';
import type { RequestContext } from '../../context';
import { type ListQuery, selectPage, type WhereClause } from '../../db/select-page';
import { invalidInput } from '../../errors/app-error';
import { dhakaTime, selectBatches } from '../../rest/csv-download';
import type { Page, PageRequest } from '../../validation/page-request';
import { visibleTo } from '../cases/case.policy';
import { MoneyGroup, type MoneyRow, type MoneySums } from './lawyer-money.types';

const OF_PAYMENTS = `payments payment join cases legal_case on legal_case.id = payment.case_id
  left join accounts client on client.id = legal_case.client_id
  left join receipts receipt on receipt.payment_id = payment.id`;

/** Accepted fees without what was confirmed. */
const OF_DUES = `cases legal_case
  cross join lateral (select sum(fee.amount_poisha) as agreed, min(fee.answered_at) as since
    from fees fee where fee.case_id = legal_case.id and fee.state = 'accepted') owed
  cross join lateral (select owed.agreed - coalesce(sum(payment.amount_poisha), 0) as poisha
    from payments payment where payment.case_id = legal_case.id and payment.state = 'confirmed') due`;

interface Group extends ListQuery {
  where: string;
  order: string;
}

const ofPayments = (state: string, at: string, direction: string): Group => ({
  from: OF_PAYMENTS,
  key: 'payment.id',
  fields: {
    ...{ id: 'payment.id', paymentId: 'payment.id', caseId: 'legal_case.id' },
    ...{ amountPoisha: 'payment.amount_poisha', at },
  },
  where: `payment.state = '${state}'`,
  order: `${at} ${direction}, payment.id ${direction}`,
});

const GROUPS: Record<MoneyGroup, Group> = {
  [MoneyGroup.TO_CONFIRM]: ofPayments('submitted', 'payment.submitted_at', 'asc'),
  [MoneyGroup.RECEIVED]: ofPayments('confirmed', 'payment.answered_at', 'desc'),
  [MoneyGroup.DUE]: {
    from: OF_DUES,
    key: 'legal_case.id',
    fields: {
      ...{ id: 'legal_case.id', paymentId: 'null::uuid', caseId: 'legal_case.id' },
      ...{ amountPoisha: 'due.poisha', at: 'owed.since' },
    },
    where: `due.poisha > 0 and legal_case.status <> 'rejected'`,
    order: 'owed.since, legal_case.id',
  },
};

/** What the signed-in lawyer has of a group; of RECEIVED in a month in Dhaka. @throws AppError BAD_USER_INPUT. */
function ofLawyer(context: RequestContext, group: MoneyGroup, month: string | null): WhereClause {
  const where = visibleTo(requireRole(context, Role.LAWYER)).add(GROUPS[group].where);
  if (month === null || group !== MoneyGroup.RECEIVED) return where;
  if (!/^20\d\d-(0[1-9]|1[0-2])$/.test(month))
    throw invalidInput({ field: 'month', message: 'A month looks like 2026-11' });
  return where.add(
    `date_trunc('month', payment.answered_at, 'Asia/Dhaka') = ?::timestamptz`,
    `${month}-01T00:00+06:00`,
  );
}

/** The payments and dues of the signed-in lawyer. @throws AppError BAD_USER_INPUT. */
export async function listMoney(
  context: RequestContext,
  group: MoneyGroup,
  month: string | null,
  request: PageRequest,
): Promise<Page<MoneyRow>> {
  const { order, ...list } = GROUPS[group];
  return selectPage<MoneyRow>(context.reader, list, ofLawyer(context, group, month), order, request);
}

/** The sums of a month and of today, in one statement. @throws AppError BAD_USER_INPUT. */
export async function readSums(context: RequestContext, month: string): Promise<MoneySums> {
  const received = ofLawyer(context, MoneyGroup.RECEIVED, month);
  const sumOf = (group: MoneyGroup, where: WhereClause): string =>
    `(select coalesce(sum(${GROUPS[group].fields['amountPoisha']}), 0)::float8 from ${GROUPS[group].from} where ${where.sql})`;
  const [sums] = await context.reader.query<[MoneySums]>(
    `select ${sumOf(MoneyGroup.RECEIVED, received)} as "receivedPoisha",
       ${sumOf(MoneyGroup.TO_CONFIRM, ofLawyer(context, MoneyGroup.TO_CONFIRM, null))} as "toConfirmPoisha",
       ${sumOf(MoneyGroup.DUE, ofLawyer(context, MoneyGroup.DUE, null))} as "duePoisha"`,
    received.values,
  );
  return sums;
}

/** By header. Without numbers that clients paid from. */
export const MONEY_COLUMNS = {
  Confirmed: dhakaTime('payment.answered_at'),
  Case: 'legal_case.title',
  Client: "coalesce(client.name, '')",
  Method: 'payment.method',
  'Transaction ID': 'payment.transaction_id',
  'Amount (BDT)': '(payment.amount_poisha / 100.0)::numeric(20, 2)::text',
  Receipt: `coalesce(receipt.year || '/' || lpad(receipt.number::text, 4, '0'), '')`,
};

/** What the signed-in lawyer confirmed in a month, the newest first. @throws AppError BAD_USER_INPUT. */
export function exportMoney(context: RequestContext, month: string): AsyncIterable<object> {
  const list = { from: OF_PAYMENTS, key: 'payment.id', fields: MONEY_COLUMNS };
  const where = ofLawyer(context, MoneyGroup.RECEIVED, month);
  return selectBatches<object>(context.reader, list, where, 'payment.answered_at', mostExportedRows);
}
