import type { Config } from '../../../config/config';
import type { MailContent } from '../../../platform/mail/mail-content';
import { type MailContext, sendMail } from '../../../platform/mail/send-mail';
import type { Account } from '../account.entity';
import { createLink } from '../account-tokens';
import { newPasswordAddress } from './new-password-address';

/** For requests and jobs. */
export type LinkMailContext = MailContext & { platform: { config: Pick<Config, 'publicOrigin'> } };

export type OwnerWarning = Pick<MailContent, 'subject' | 'sentences' | 'action'>;

const NOT_YOU =
  'The link signs everybody out, takes back what changed in the last 7 days, and sends {{address}} a link to set a new password. It is good for 7 days. If this was you, you need not do anything.';

/** Mails the owner about a change, with the link *This was not me*, which undoes it. */
export async function warnOwner(
  context: LinkMailContext,
  { id: accountId, email: address }: Pick<Account, 'id' | 'email'>,
  kind: string,
  { action, ...warning }: OwnerWarning,
): Promise<void> {
  const url = await createLink(context, { accountId, purpose: 'secure-account' });
  const notMe = { label: 'This was not me', url } as const;
  const links = action ? { action, refusal: notMe } : { action: notMe };
  const footnote = [NOT_YOU, { address: await newPasswordAddress(context.db, accountId) }] as const;
  await sendMail(context, { accountId, address, kind }, { ...warning, ...links, footnote });
}
