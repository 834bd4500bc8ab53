import { openDocument } from './modules/documents/open-document';
import { openReceipt } from './modules/money/receipts/receipt-document';
import { PrivateFileKind } from './modules/private-links/private-link.types';
import type { PrivateDocumentKinds } from './rest/private-documents';

/** What private links open, by the kind in their address. A kind of a module is entered here. */
export const privateDocumentKinds: PrivateDocumentKinds = {
  [PrivateFileKind.RECEIPT]: openReceipt,
  [PrivateFileKind.DOCUMENT]: openDocument,
};
