import type { Viewer } from '../../../auth/viewer';
import type { RequestContext } from '../../../context';
import { found, notFound } from '../../../errors/app-error';
import type { LinkedDocument } from '../../../platform/private-links/private-links';
import { countAction } from '../../../platform/rate-limits';
import { renderReceipt } from '../../../platform/receipt-pdf/typesetter';
import { ResponseCache } from '../../../platform/response-cache';
import { isIdentifier } from '../../../validation/identifier';
import { findVisibleCase } from '../../cases/case.queries';
import { AccessKind } from '../../cases/access/case-access.entity';
import { noteAccess } from '../../cases/access/case-access.service';
import { Payment } from '../payment.entity';
import { Receipt, receiptNumber } from './receipt.entity';

/** Rendering blocks the event loop for 10 ms. The key includes the content, because a receipt never changes. */
const setReceipts = new ResponseCache<Uint8Array>({
  freshFor: 60 * 60_000,
  staleFor: 0,
  maxBytes: 8 * 1024 * 1024,
  sizeOf: ({ byteLength }) => byteLength,
});

/** With its case. @throws AppError NOT_FOUND. */
export async function getReceipt(
  context: RequestContext,
  viewer: Viewer,
  paymentId: string,
): Promise<{ receipt: Receipt; caseId: string }> {
  const { db } = context;
  const receipt = isIdentifier(paymentId) ? await db.findOneBy(Receipt, { paymentId }) : null;
  const payment = receipt && (await db.findOneBy(Payment, { id: paymentId }));
  if (!receipt || !payment) throw notFound('Receipt');
  const legalCase = found(await findVisibleCase(context, viewer, payment.caseId), 'Receipt');
  return { receipt, caseId: legalCase.id };
}

export function receiptFileName({ year, number }: Receipt): string {
  return `receipt-${receiptNumber(year, number).replace('/', '-')}.pdf`;
}

/** Records the download as an access of the case. @throws AppError NOT_FOUND, RATE_LIMITED after 60 in a minute. */
export async function openReceipt(
  context: RequestContext & { viewer: Viewer },
  { id, language }: LinkedDocument,
): Promise<{ type: string; name: string; bytes: Uint8Array }> {
  const { viewer } = context;
  await countAction(context, 'receiptOpenings', viewer.id);
  const { receipt, caseId } = await getReceipt(context, viewer, id);
  const { year, number, ...copies } = receipt;
  const content = { ...copies, number: receiptNumber(year, number) };
  const bytes = await setReceipts.get(`${language} ${JSON.stringify(content)}`, async () => ({
    value: await renderReceipt(content, language),
    cacheable: true,
  }));
  await noteAccess(context, viewer, [caseId], AccessKind.RECEIPT_DOWNLOADED);
  return { type: 'application/pdf', name: receiptFileName(receipt), bytes };
}
