import { Permission } from '../../../auth/role';
import { hasPermission, type Viewer } from '../../../auth/viewer';
import type { RequestContext } from '../../../context';
import { notFound } from '../../../errors/app-error';
import { AuditAct, accountSubject, writeAudit } from '../../../platform/audit/write-audit';
import { openBytes } from '../../../platform/document-rules/sealed-bytes';
import type { OpenedDocument } from '../../../platform/private-links/private-links';
import type { PrivateDocument } from '../../../rest/send-private-document';
import { isIdentifier } from '../../../validation/identifier';
import { LicencePaper, PaperState } from './licence-paper.entity';

const MEDIA_TYPES = { pdf: 'application/pdf', webp: 'image/webp' };
/** Older openings exist in the audit log alone. */
const LISTED_OPENINGS = 10;

type OpenablePaper = LicencePaper & { type: 'pdf' | 'webp'; sha256: Buffer };

/** A stored paper, for verifiers alone. @throws AppError NOT_FOUND, for everybody else too. */
export async function getLicencePaper(context: RequestContext, id: string): Promise<OpenablePaper> {
  const isVerifier = hasPermission(context.viewer, Permission.VERIFY_LAWYERS);
  const paper = isVerifier && isIdentifier(id) ? await context.db.findOneBy(LicencePaper, { id }) : null;
  if (paper?.state !== PaperState.STORED || paper.erasedAt !== null) throw notFound('Document');
  const { type, sha256 } = paper;
  if (type === null || sha256 === null) throw notFound('Document');
  return Object.assign(paper, { type, sha256 });
}

/** Such as sanad.webp: the name on a phone says nothing to a verifier. */
export function paperFileName({ kind, type }: LicencePaper): string {
  return `${kind}.${type ?? 'pdf'}`;
}

/** Audits each opening and records it for the lawyer, before the first byte. */
export async function openLicencePaper(
  context: RequestContext & { viewer: Viewer },
  { id }: OpenedDocument,
): Promise<PrivateDocument | null> {
  const paper = await getLicencePaper(context, id);
  const { lawyerId, kind, type, size, sha256, storageKey } = paper;
  return {
    type: MEDIA_TYPES[type],
    name: paperFileName(paper),
    size,
    etag: `"${sha256.toString('hex')}-paper"`,
    read: async (range) => openBytes(context.platform, storageKey, range),
    noteOpening: async () => {
      await writeAudit(context, AuditAct.LICENCE_PAPER_VIEWED, {
        subject: accountSubject(lawyerId),
        after: { paper: kind },
      });
      await context.db.query(
        `update licence_papers set seen_at = (array_append(seen_at, $2))[greatest(cardinality(seen_at) + 2 - ${LISTED_OPENINGS}, 1):]
         where id = $1`,
        [id, context.now()],
      );
    },
    wasOpened: async () => Promise.resolve(false),
  };
}
