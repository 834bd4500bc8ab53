import { Permission } from '../../auth/role';
import { requirePermission, type Viewer } from '../../auth/viewer';
import type { RequestContext } from '../../context';
import { countAction } from '../../platform/rate-limits';
import { getOwnAccount } from '../accounts/account.service';
import { getDocument } from '../documents/document.service';
import { getLicencePaper, paperFileName } from '../lawyers/licence/open-licence-paper';
import { getReceipt, receiptFileName } from '../money/receipts/receipt-document';
import { type PrivateLink, PrivateFileKind, type PrivateLinkInput } from './private-link.types';

/** The name of a file, if the viewer may open it. @throws AppError NOT_FOUND, RATE_LIMITED. */
async function nameOf(
  context: RequestContext,
  viewer: Viewer,
  { kind, id }: PrivateLinkInput,
): Promise<string> {
  if (kind === PrivateFileKind.DOCUMENT) {
    await countAction(context, 'documentLinks', viewer.id);
    return (await getDocument(context, viewer, id)).name;
  }
  if (kind === PrivateFileKind.LICENCE_PAPER) {
    await countAction(context, 'documentLinks', viewer.id);
    return paperFileName(await getLicencePaper(context, id));
  }
  await countAction(context, 'privateLinks', viewer.id);
  return receiptFileName((await getReceipt(context, viewer, id)).receipt);
}

/** Only for the viewer. Admins may open receipts and verifiers licence papers, nobody of them documents. @throws AppError NOT_FOUND, RATE_LIMITED. */
export async function createPrivateLink(
  context: RequestContext,
  input: PrivateLinkInput,
): Promise<PrivateLink> {
  const viewer = requirePermission(context, Permission.SUPPORT_USERS, Permission.VERIFY_LAWYERS);
  const name = await nameOf(context, viewer, input);
  const { kind, id, disposition } = input;
  const { privateLinks, config } = context.platform;
  const { path, expiresAt, cookie } = privateLinks.create(
    { kind, id, disposition, language: input.language ?? (await getOwnAccount(context)).language },
    { accountId: viewer.id, sessionId: viewer.sessionId },
    { name, now: context.now(), secure: config.publicOrigin?.startsWith('https:') ?? false },
  );
  context.setCookie?.(cookie);
  return { path, expiresAt };
}
