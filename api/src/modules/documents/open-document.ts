import type { Viewer } from '../../auth/viewer';
import type { RequestContext } from '../../context';
import type { OpenedDocument } from '../../platform/private-links/private-links';
import type { PrivateDocument } from '../../rest/send-private-document';
import { AccessKind } from '../cases/case-access.entity';
import { noteDocumentAccess } from '../cases/case-access.service';
import { openBytes } from './document-bytes';
import { getDocument } from './document.service';
import { mediaTypeOf } from './document-type';

/** Opens a document of a case. The first answer of each link stands in the access record of the case. */
export async function openDocument(
  context: RequestContext & { viewer: Viewer },
  { id, disposition, madeAt }: OpenedDocument,
): Promise<PrivateDocument | null> {
  const { viewer, platform } = context;
  const document = await getDocument(context, viewer, id);
  const { type, sha256, name, size, storageKey } = document;
  if (type === null || sha256 === null) return null;
  const kind = disposition === 'view' ? AccessKind.DOCUMENT_VIEWED : AccessKind.DOCUMENT_DOWNLOADED;
  return {
    type: mediaTypeOf(type),
    name,
    size,
    etag: `"${sha256.toString('hex')}"`,
    read: async (range) => openBytes(platform, storageKey, range),
    noteOpening: async () => noteDocumentAccess(context, viewer, document, { kind, since: madeAt }),
  };
}
