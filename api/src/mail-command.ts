import type { Config } from './config';
import { CommandError } from './operator-command';
import { sendTestMail } from './platform/mail/deliver-mail';

/** `admin mail ADDRESS`: sends a mail and gives what the mail server answers. @throws CommandError with its refusal. */
export async function runMailCommand({ mail }: Config, args: readonly string[]): Promise<string[]> {
  const [address = ''] = args;
  if (args.length !== 1 || !/^\S+@\S+$/.test(address))
    throw new CommandError('Usage: npm run admin -- mail ADDRESS');
  if (!mail) throw new CommandError('SMTP_URL is not set.');
  const host = new URL(mail.smtpUrl).hostname;
  try {
    return [`${host} took a mail for ${address}: ${await sendTestMail(mail, address)}`];
  } catch (error) {
    throw new CommandError(`${host} took no mail for ${address}: ${(error as Error).message}`);
  }
}
