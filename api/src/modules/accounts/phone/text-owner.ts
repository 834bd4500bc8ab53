import type { PlainSentence } from '../../../i18n/sentences';
import { languageOfAccount, type LinkMailContext } from '../../../platform/mail/send-mail';
import { mailLinkIn } from '../../../platform/mail/mail-content';
import { sendSms } from '../../../platform/sms/send-sms';
import type { Account } from '../account.entity';
import { createLink } from '../account-tokens';

/**
 * Texts a warning to a number, in the account's language. With the link *This was not me* where no email is confirmed: elsewhere
 * the email has it.
 */
export async function textOwner(
  context: LinkMailContext,
  { id: accountId, emailConfirmedAt }: Pick<Account, 'id' | 'emailConfirmedAt'>,
  phone: string,
  kind: string,
  subject: PlainSentence,
): Promise<void> {
  const language = await languageOfAccount(context.db, accountId);
  const to = { accountId, phone, kind, language };
  if (emailConfirmedAt)
    return sendSms(context, to, ['{{sentence}}. Not you? Look into your email.', { sentence: subject }]);
  const url = await createLink(context, { accountId, purpose: 'secure-account' });
  await sendSms(
    context,
    to,
    ['{{sentence}}. Not you? Open this.', { sentence: subject }],
    mailLinkIn(language, url),
  );
}
