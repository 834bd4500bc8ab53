import type { MailContent } from '../../platform/mail/mail-content';

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

const WHEN = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Asia/Dhaka',
});

/** After a sign-in from a device that the account did not know. */
export function newDeviceMail(url: string, browser: string | null, at: Date): MailContent {
  return {
    subject: 'New sign-in to AinSathi',
    sentences: [
      'Your AinSathi account was signed in to from a device that it has not been used on before.',
      `${browser ?? 'An unknown browser'}, ${WHEN.format(at)}, Bangladesh time.`,
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

/** After the second factor was switched on or off, or its recovery codes were replaced. */
export function factorChangedMail(url: string, sentence: string): MailContent {
  return {
    subject: 'The second factor of your AinSathi account changed',
    sentences: [sentence],
    action: { label: 'I did not do this', url },
    footnote: NOT_YOU,
  };
}

const FEW_CODES = 3;

/** After a sign-in with a recovery code. */
export function recoveryCodeUsedMail(url: string, left: number): MailContent {
  const renew = 'Take new ones in your account, before they run out.';
  return {
    subject: 'A recovery code of your AinSathi account was used',
    sentences: [
      'Somebody, probably you, used a recovery code of your AinSathi account in place of the authenticator app.',
      `Recovery codes left: ${left}.${left <= FEW_CODES ? ` ${renew}` : ''}`,
    ],
    action: { label: 'I did not do this', url },
    footnote: NOT_YOU,
  };
}
