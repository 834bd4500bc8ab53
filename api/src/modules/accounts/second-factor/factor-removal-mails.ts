import { paths } from '@ainsathi/contract/addresses';
import type { Config } from '../../../config';
import { mailLink } from '../../../platform/mail/mail-link';
import type { MailContent } from '../../../platform/mail/mail-content';
import { type MailContext, sendMail } from '../../../platform/mail/send-mail';
import type { Account } from '../account.entity';
import { NOT_YOU, notMe } from '../account-mails';
import { createToken } from '../account-tokens';
import { secureAccountLink } from '../recovery/secure-account';

/** What a mail about a lost factor needs, in a request as in a job. */
export type FactorMailContext = MailContext & { platform: { config: Pick<Config, 'publicOrigin'> } };

function removalLinkMail(url: string, refusal: string): MailContent {
  return {
    subject: 'Remove the second factor of your AinSathi account',
    sentences: [
      'Somebody, probably you, entered your password on AinSathi and said that the phone and the recovery codes are lost.',
      'The link is good for 30 minutes and can be used once. It begins a wait of 72 hours; afterwards your password alone signs in.',
    ],
    action: { label: 'Remove the second factor', url },
    refusal: notMe(refusal),
    footnote: NOT_YOU,
  };
}

function removalPendingMail(url: string, refusal: string, time: Date): MailContent {
  return {
    subject: 'The second factor of your AinSathi account will be removed',
    sentences: [
      [
        'On {{time}}, Bangladesh time, your AinSathi account stops asking for a second code at the sign-in, because the phone and the recovery codes were said to be lost.',
        { time },
      ],
      'Until then the link stops it, and so does a sign-in with a code. We write again every day.',
    ],
    action: { label: 'Stop the removal', url },
    refusal: notMe(refusal),
    footnote: NOT_YOU,
  };
}

/** Mails the link that begins the removal of a lost factor. */
export async function mailRemovalLink(context: FactorMailContext, account: Account): Promise<void> {
  const token = await createToken(context, { accountId: account.id, purpose: 'remove-factor' });
  const to = { accountId: account.id, address: account.email, kind: 'remove-factor' };
  const url = mailLink(context.platform.config, paths.removeFactor, token);
  await sendMail(context, to, removalLinkMail(url, await secureAccountLink(context, account.id)));
}

/** Tells the owner that the factor is going to be removed, with a link that stops it. */
export async function mailPendingRemoval(
  context: FactorMailContext,
  account: Account,
  dueAt: Date,
): Promise<void> {
  const token = await createToken(context, { accountId: account.id, purpose: 'keep-factor' });
  const to = { accountId: account.id, address: account.email, kind: 'factor-removal' };
  const url = mailLink(context.platform.config, paths.keepFactor, token);
  const refusal = await secureAccountLink(context, account.id);
  await sendMail(context, to, removalPendingMail(url, refusal, dueAt));
}
