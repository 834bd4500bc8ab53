import type { Language } from '@ainsathi/contract/languages';
import { RECEIPT_TEMPLATE } from './receipt-template';
import { type ReceiptContent, receiptTexts } from './receipt-texts';
import { typeset, type TypesetPages } from './typesetter';

/** Sets a receipt, in the form that `use` wants. */
export async function typesetReceipt<Result>(
  data: ReceiptContent,
  language: Language,
  use: (pages: TypesetPages) => Result,
): Promise<Result> {
  return typeset(RECEIPT_TEMPLATE, { receipt: JSON.stringify(receiptTexts(data, language)) }, use);
}

/**
 * A money receipt as a PDF of one page, A5 across, tagged, with title and language.
 * @throws AppError SERVICE_UNAVAILABLE where the typesetter cannot be loaded.
 */
export async function renderReceipt(data: ReceiptContent, language: Language): Promise<Uint8Array> {
  return typesetReceipt(data, language, ({ pdf }) => pdf());
}
