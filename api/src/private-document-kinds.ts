import { PrivateFileKind } from './modules/payments/receipts/private-link.types';
import { openReceipt } from './modules/payments/receipts/receipt-document';
import type { PrivateDocumentKinds } from './rest/private-documents';

/** What private links open, by the kind in their address. A kind of a module is entered here. */
export const privateDocumentKinds: PrivateDocumentKinds = { [PrivateFileKind.RECEIPT]: openReceipt };
