import { dateAndTimeIn } from '../../messages/dates';
import type { MailContent } from '../../platform/mail/mail-content';
import type { Account } from './account.entity';

const NOT_ASKED = 'If this was not you, you need not do anything: nothing changes without the link.';
const NOT_YOU = 'If this was not you, set a new password now: the one you have is known to somebody else.';

/** The link for a new password. */
export function passwordResetMail(url: string): MailContent {
  return {
    subject: 'Set a new password for AinSathi',
    sentences: [
      'Somebody, probably you, asked for a new password for this address on AinSathi.',
      'The link is good for 30 minutes and can be used once.',
    ],
    action: { label: 'Set a new password', url },
    footnote: NOT_ASKED,
  };
}

/** After the password was changed. */
export function passwordChangedMail(url: string): MailContent {
  return {
    subject: 'Your password was changed',
    sentences: [
      'The password of your AinSathi account was changed. You are signed out on all other devices.',
    ],
    action: { label: 'I did not do this', url },
    footnote: NOT_YOU,
  };
}

/** After a sign-in from a device that the account did not know; the time is written as its language has it. */
export function newDeviceMail(
  { language }: Pick<Account, 'language'>,
  url: string,
  browser: string | null,
  at: Date,
): MailContent {
  const time = dateAndTimeIn(language, at);
  return {
    subject: 'New sign-in to AinSathi',
    sentences: [
      'Your AinSathi account was signed in to from a device that it has not been used on before.',
      browser === null
        ? `An unknown browser, ${time}, Bangladesh time.`
        : `${browser}, ${time}, Bangladesh time.`,
    ],
    action: { label: 'I did not do this', url },
    footnote: 'If this was you, you need not do anything.',
  };
}

/** To the email of a new account. */
export function confirmEmailMail(url: string): MailContent {
  return {
    subject: 'Confirm your email for AinSathi',
    sentences: [
      'An AinSathi account was opened with this address. Confirm that it is yours.',
      'The link is good for 24 hours.',
    ],
    action: { label: 'Confirm my email', url },
    footnote: 'If this was not you, you need not do anything: the account is deleted after 30 days.',
  };
}

/** To the new address, before it takes effect. */
export function confirmEmailChangeMail(url: string): MailContent {
  return {
    subject: 'Confirm your new email for AinSathi',
    sentences: [
      'This address was given as the new email of an AinSathi account.',
      'The link is good for 24 hours. Until it is used, the account keeps its present email.',
    ],
    action: { label: 'Confirm this email', url },
    footnote: NOT_ASKED,
  };
}

/** To the present address, when another one was asked for. */
export function emailChangeAskedMail(): MailContent {
  return {
    subject: 'Your AinSathi email is about to change',
    sentences: [
      'Somebody, probably you, asked to use another email for your AinSathi account.',
      'It changes when the link that we sent to the new address is used.',
    ],
    footnote: NOT_YOU,
  };
}

/** To the address that the account had until now. */
export function emailChangedMail(url: string): MailContent {
  return {
    subject: 'Your AinSathi email was changed',
    sentences: [
      'Your AinSathi account has another email now, and this address no longer signs in.',
      'For 7 days you can undo this: the account gets this address back, everybody is signed out, and you set a new password.',
    ],
    action: { label: 'Undo the change', url },
    footnote: 'If this was you, you need not do anything.',
  };
}

/** After too many passwords were tried for an email. */
export function unlockMail(url: string): MailContent {
  return {
    subject: 'Too many wrong passwords: sign in from a new device',
    sentences: [
      'Somebody tries passwords for your AinSathi account. None was right, and devices that your account does not know are refused for an hour.',
      'You can sign in as ever on a device that you have used before. On another one, open the link there first; it is good for 30 minutes and can be used once.',
    ],
    action: { label: 'Let this device sign in', url },
    footnote: 'If you do not want to sign in now, you need not do anything.',
  };
}

/** After the second factor was switched on or off, or its recovery codes were replaced. */
export function factorChangedMail(url: string, sentence: string): MailContent {
  return {
    subject: 'The second factor of your AinSathi account changed',
    sentences: [sentence],
    action: { label: 'I did not do this', url },
    footnote: NOT_YOU,
  };
}

/** After a lawyer's details for payments were changed. */
export function paymentDetailsChangedMail(url: string): MailContent {
  return {
    subject: 'Your payment details on AinSathi changed',
    sentences: [
      'Where your clients send the fee was changed in your AinSathi profile. Look whether it is right.',
    ],
    action: { label: 'I did not do this', url },
    footnote: NOT_YOU,
  };
}

const FEW_CODES = 3;

/** After a sign-in with a recovery code. */
export function recoveryCodeUsedMail(url: string, left: number): MailContent {
  return {
    subject: 'A recovery code of your AinSathi account was used',
    sentences: [
      'Somebody, probably you, used a recovery code of your AinSathi account in place of the authenticator app.',
      left <= FEW_CODES
        ? `Recovery codes left: ${left}. Take new ones in your account, before they run out.`
        : `Recovery codes left: ${left}.`,
    ],
    action: { label: 'I did not do this', url },
    footnote: NOT_YOU,
  };
}
