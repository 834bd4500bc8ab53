import type { Viewer } from '../../auth/viewer';
import type { RequestContext } from '../../context';
import { openBytes } from '../../platform/document-rules/sealed-bytes';
import { endOfLink, type OpenedDocument } from '../../platform/private-links/private-links';
import type { PrivateDocument } from '../../rest/send-private-document';
import { AccessKind } from '../cases/access/case-access.entity';
import { hasOpenedDocument, noteDocumentAccess } from '../cases/access/case-access.service';
import { DocumentType } from './document.entity';
import { getDocument } from './document.service';

const MEDIA_TYPES: Record<DocumentType, string> = {
  [DocumentType.PDF]: 'application/pdf',
  [DocumentType.JPEG]: 'image/jpeg',
  [DocumentType.PNG]: 'image/png',
  [DocumentType.WEBP]: 'image/webp',
  [DocumentType.DOCX]: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  [DocumentType.TEXT]: 'text/plain',
};

/** The first response of each link is recorded as an access of the case, of the small picture or of the photo. */
export async function openDocument(
  context: RequestContext & { viewer: Viewer },
  { id, disposition, madeAt, isThumbnail }: OpenedDocument,
): Promise<PrivateDocument | null> {
  const { viewer, platform } = context;
  const document = await getDocument(context, viewer, id);
  const { type, sha256, name, size, storageKey, thumbnailKey, thumbnailSize } = document;
  if (type === null || sha256 === null || (isThumbnail && thumbnailKey === null)) return null;
  const small = isThumbnail && thumbnailKey !== null ? { key: thumbnailKey, size: thumbnailSize ?? 0 } : null;
  const kind = disposition === 'view' ? AccessKind.DOCUMENT_VIEWED : AccessKind.DOCUMENT_DOWNLOADED;
  return {
    type: small ? MEDIA_TYPES[DocumentType.WEBP] : MEDIA_TYPES[type],
    name,
    size: small?.size ?? size,
    etag: `"${sha256.toString('hex')}${small ? '-small' : ''}"`,
    read: async (range) => openBytes(platform, small?.key ?? storageKey, range),
    noteOpening: async () => noteDocumentAccess(context, viewer, document, { kind, since: madeAt }),
    wasOpened: async () =>
      hasOpenedDocument(context, viewer, id, { kind, since: madeAt, until: endOfLink(madeAt) }),
  };
}
