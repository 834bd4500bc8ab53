import { Permission } from '../../../auth/permission';
import { requirePermission } from '../../../auth/viewer';
import type { RequestContext } from '../../../context';
import { countAction } from '../../../platform/rate-limits';
import { getOwnAccount } from '../../accounts/account.service';
import type { PrivateLink, PrivateLinkInput } from './private-link.types';
import { getReceipt, receiptFileName } from './receipt-document';

/**
 * A link to a receipt of a case that the viewer may see, for the viewer alone.
 * @throws AppError NOT_FOUND, RATE_LIMITED.
 */
export async function createPrivateLink(
  context: RequestContext,
  { kind, id, disposition, language }: PrivateLinkInput,
): Promise<PrivateLink> {
  const viewer = requirePermission(context, Permission.SUPPORT_USERS);
  await countAction(context, 'privateLinks', viewer.id);
  const { receipt } = await getReceipt(context, viewer, id);
  const { privateLinks, config } = context.platform;
  const { path, expiresAt, cookie } = privateLinks.create(
    { kind, id, disposition, language: language ?? (await getOwnAccount(context)).language },
    { accountId: viewer.id, sessionId: viewer.sessionId },
    {
      name: receiptFileName(receipt),
      now: context.now(),
      secure: config.publicOrigin?.startsWith('https:') ?? false,
    },
  );
  context.setCookie?.(cookie);
  return { path, expiresAt };
}
