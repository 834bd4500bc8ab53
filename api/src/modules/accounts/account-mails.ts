import type { PlainSentence } from '../../i18n/sentences';
import type { MailContent } from '../../platform/mail/mail-content';
import type { OwnerWarning } from './recovery/warn-owner';

const NOT_ASKED = 'If this was not you, you need not do anything: nothing changes without the link.';

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

export const PASSWORD_CHANGED: OwnerWarning = {
  subject: 'Your password was changed',
  sentences: ['The password of your AinSathi account was changed. You are signed out on all other devices.'],
};

export const PHONE_CHANGED: OwnerWarning = {
  subject: 'Your sign-in phone on AinSathi was changed',
  sentences: ['The number by which you sign in to AinSathi was added, changed or removed.'],
};

/** Without a link: who has the number now is somebody else, and takes nothing else. */
export const PHONE_MOVED_MAIL: MailContent = {
  subject: 'Your sign-in phone on AinSathi was changed',
  sentences: [
    'Somebody else has your phone number now, and opened an account with it: for 300 days no code signed in by it.',
    'Your account and your cases stay as they are. Sign in by email.',
  ],
  footnote: 'If you still have this number, please write to us.',
};

/** After a sign-in from a device unknown to the account. */
export function newDeviceWarning(browser: string | null, time: Date): OwnerWarning {
  return {
    subject: 'New sign-in to AinSathi',
    sentences: [
      'Your AinSathi account was signed in to from a device that it has not been used on before.',
      browser === null
        ? ['An unknown browser, {{time}}, Bangladesh time.', { time }]
        : ['{{browser}}, {{time}}, Bangladesh time.', { browser, time }],
    ],
  };
}

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

/** To the present address, before the link at the new one is used. */
export const EMAIL_CHANGE_ASKED: OwnerWarning = {
  subject: 'Your AinSathi email is about to change',
  sentences: [
    'Somebody, probably you, asked to use another email for your AinSathi account.',
    'It changes when the link that we sent to the new address is used.',
  ],
};

/** To the present address, when staff request another address. */
export function emailChangeByStaffWarning(url: string): OwnerWarning {
  return {
    subject: 'Your AinSathi email is about to change',
    sentences: [
      'Our support asked to use another email for your AinSathi account, as you may have wished.',
      'It changes when you confirm it here. Otherwise it changes in 72 hours at the earliest, and only if a second member of our staff agrees.',
      'To keep this email, sign in and keep it in your account.',
    ],
    action: { label: 'Use the other email', url },
  };
}

/** To the previous address. */
export const EMAIL_CHANGED: OwnerWarning = {
  subject: 'Your AinSathi email was changed',
  sentences: ['Your AinSathi account has another email now, and this address no longer signs in.'],
};

/** Replaces the link for a new password while the address is less than 7 days old. */
export const NEW_EMAIL_MAIL: MailContent = {
  subject: 'Set a new password for AinSathi',
  sentences: [
    'Somebody, probably you, asked for a new password for this address on AinSathi.',
    'The email of this account changed less than 7 days ago. So long a link for a new password goes to nobody, so that nobody can take an account over by its email. Please ask again afterwards.',
  ],
  footnote: NOT_ASKED,
};

/** After the owner has used *This was not me*. */
export function accountSecuredMail(url: string): MailContent {
  return {
    subject: 'Set a new password for AinSathi',
    sentences: [
      'Everybody is signed out of your AinSathi account, and it is as it was 7 days ago. Its password signs in no more.',
      'The link is good for 7 days and can be used once.',
    ],
    action: { label: 'Set a new password', url },
    footnote: 'Your email cannot be changed for the rest of the 7 days.',
  };
}

/** After five wrong codes: entering a code takes the right password first. */
export const WRONG_CODES: OwnerWarning = {
  subject: 'Wrong codes were tried for your AinSathi account',
  sentences: [
    'Somebody signed in to your AinSathi account with the right password, and entered several wrong codes. Nobody is signed in by that.',
  ],
};

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

/** After the second factor was enabled or disabled, or its recovery codes were replaced. */
export function factorChangedWarning(sentence: PlainSentence): OwnerWarning {
  return { subject: 'The second factor of your AinSathi account changed', sentences: [sentence] };
}

export const PAYMENT_DETAILS_CHANGED: OwnerWarning = {
  subject: 'Your payment details on AinSathi changed',
  sentences: [
    'Where your clients send the fee was changed in your AinSathi profile. Look whether it is right.',
  ],
};

const FEW_CODES = 3;

export function recoveryCodeUsedWarning(left: number): OwnerWarning {
  return {
    subject: 'A recovery code of your AinSathi account was used',
    sentences: [
      'Somebody, probably you, used a recovery code of your AinSathi account in place of the authenticator app.',
      left <= FEW_CODES
        ? [
            'Recovery codes left: {{count}}. Take new ones in your account, before they run out.',
            { count: left },
          ]
        : ['Recovery codes left: {{count}}.', { count: left }],
    ],
  };
}

export function removalLinkWarning(url: string): OwnerWarning {
  return {
    subject: 'Remove the second factor of your AinSathi account',
    sentences: [
      'Somebody, probably you, entered your password on AinSathi and said that the phone and the recovery codes are lost.',
      'The link is good for 30 minutes and can be used once. It begins a wait of 72 hours; afterwards your password alone signs in.',
    ],
    action: { label: 'Remove the second factor', url },
  };
}

export function removalPendingWarning(url: string, time: Date): OwnerWarning {
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
  };
}

/** To the owner: on the request, and as a reminder in the last days. */
export function accountDeletionWarning(time: Date): OwnerWarning {
  return {
    subject: 'Your AinSathi account will be deleted',
    sentences: [
      ['On {{time}}, Bangladesh time, your AinSathi account is deleted, as you requested.', { time }],
      'If a complaint of yours is open by then, the deletion waits for it.',
      'To keep it, sign in before then and choose Keep my account under Account, Privacy.',
    ],
  };
}
