import type { MailContent } from '../../../platform/mail/mail-content';
import { type LinkMailContext, sendMail } from '../../../platform/mail/send-mail';
import { Like, MoreThan } from 'typeorm';
import type { PlainSentence } from '../../../i18n/sentences';
import { Sms } from '../../../platform/sms/sms.entity';
import { SignInPhone } from '../phone/sign-in-phone.entity';
import { textOwner } from '../phone/text-owner';
import type { Account } from '../account.entity';
import { createLink } from '../account-tokens';
import { newPasswordAddress } from './new-password-address';

export type OwnerWarning = Pick<MailContent, 'sentences' | 'action'> & { subject: PlainSentence };

/** The prefix of the kinds of SMS that an account gets rarely. */
const WARNING = 'warning-';

const NOT_YOU =
  'The link signs everybody out, takes back what changed in the last 7 days, and sends {{address}} a link to set a new password. It is good for 7 days. If this was you, you need not do anything.';

const WITHOUT_ADDRESS =
  'The link signs everybody out, and takes back what changed in the last 7 days. It is good for 7 days. If this was you, you need not do anything.';

const DAY_MILLISECONDS = 24 * 60 * 60_000;
const TEXTS_A_DAY = 2;
/** Texted however many there were. */
const ALWAYS_TEXTED: ReadonlySet<string> = new Set(['password-changed', 'phone-changed']);

/** To the sign-in phone of an account without an email. */
async function warnByText(
  context: LinkMailContext,
  account: Pick<Account, 'id' | 'emailConfirmedAt'>,
  kind: string,
  subject: PlainSentence,
): Promise<void> {
  const { db, now } = context;
  const number = await db.findOneBy(SignInPhone, { accountId: account.id });
  if (!number) return;
  const createdAt = MoreThan(new Date(now().getTime() - DAY_MILLISECONDS));
  const counted = { accountId: account.id, kind: Like(`${WARNING}%`), createdAt };
  if (!ALWAYS_TEXTED.has(kind) && (await db.countBy(Sms, counted)) >= TEXTS_A_DAY) return;
  await textOwner(context, account, number.phone, ALWAYS_TEXTED.has(kind) ? kind : WARNING + kind, subject);
}

/** Informs the owner about a change, by mail or, without an email, SMS, with the link *This was not me*, which undoes it. */
export async function warnOwner(
  context: LinkMailContext,
  account: Pick<Account, 'id' | 'email' | 'emailConfirmedAt'>,
  kind: string,
  { action, ...warning }: OwnerWarning,
): Promise<void> {
  const { id: accountId, email: address } = account;
  if (!address) return warnByText(context, account, kind, warning.subject);
  const url = await createLink(context, { accountId, purpose: 'secure-account' });
  const notMe = { label: 'This was not me', url } as const;
  const links = action ? { action, refusal: notMe } : { action: notMe };
  const mailedTo = await newPasswordAddress(context.db, accountId);
  const footnote = mailedTo === null ? WITHOUT_ADDRESS : ([NOT_YOU, { address: mailedTo }] as const);
  await sendMail(context, { accountId, address, kind }, { ...warning, ...links, footnote });
}
