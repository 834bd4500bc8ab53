import type { RequestContext } from '../../../context';
import { dayInDhaka } from '../../../validation/dhaka-day';
import { Account } from '../../accounts/account.entity';
import type { Case } from '../../cases/case.entity';
import { LawyerProfile } from '../../lawyers/lawyer-profile.entity';
import { Fee } from '../fee.entity';
import type { Payment } from '../payment.entity';
import { Receipt } from './receipt.entity';

/** Locks the series until the commit, so that a rollback leaves no gap. */
async function nextNumber({ db }: RequestContext, series: string, year: number): Promise<number> {
  const rows = await db.query<{ last: number }[]>(
    `insert into receipt_series (series, year, last) values ($1, $2, 1)
     on conflict (series, year) do update set last = receipt_series.last + 1 returning last`,
    [series, year],
  );
  return rows[0]?.last ?? 1;
}

/** The name of a deleted account. */
const DELETED = 'Unknown';

/** Copies the content of the payment into its receipt, in the caller's transaction. */
export async function issueReceipt(
  tx: RequestContext,
  lawyerId: string,
  row: Case,
  payment: Payment & { amountPoisha: number },
): Promise<void> {
  const issuedAt = tx.now();
  const year = Number(dayInDhaka(issuedAt).slice(0, 4));
  const profile = await tx.db.findOneByOrFail(LawyerProfile, { accountId: lawyerId });
  const client = row.clientId === null ? null : await tx.db.findOneBy(Account, { id: row.clientId });
  const fee = payment.feeId === null ? null : await tx.db.findOneByOrFail(Fee, { id: payment.feeId });
  const { amountPoisha, method, transactionId, transferredAt } = payment;
  await tx.db.insert(Receipt, {
    paymentId: payment.id,
    series: lawyerId,
    year,
    number: await nextNumber(tx, lawyerId, year),
    issuedAt,
    lawyerName: profile.name,
    lawyerNameBangla: profile.nameBangla,
    licenseNumber: profile.licenseNumber,
    chamberName: profile.chamberName,
    chamberNameBangla: profile.chamberNameBangla,
    clientName: client?.name ?? DELETED,
    caseTitle: row.title,
    covers: fee?.covers ?? null,
    amountPoisha,
    method,
    transactionId,
    transferredAt,
  });
}
