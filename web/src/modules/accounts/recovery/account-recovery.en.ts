/** Words of a lost password, of the links in mails, and of the proof of who one is. */
export const accountRecovery = {
  forgot: {
    lead: 'We send a link to your email. With it you set a new password.',
    submit: 'Send the link',
    submitting: 'Sending...',
    done: 'Check your email',
    doneText: '{{message}} The link works for 30 minutes. Nothing there? Check your spam folder.',
    failed: 'The link was not sent',
    noMail: 'No access to your email any more?',
    askUs: 'Ask us for help',
    remembered: 'Remembered it?',
  },
  reset: {
    title: 'Set a new password',
    lead: 'Afterwards you sign in with it. Every device where you are signed in has to sign in again, and a calendar address ends.',
    submitting: 'Setting...',
    failed: 'The password was not set',
  },
  link: {
    missing: 'This link is incomplete',
    missingText: 'Open it again from the email, or copy the whole link.',
    askAgain: 'Ask for a new link',
    working: 'One moment...',
  },
  confirmEmail: {
    title: 'Confirm this email',
    lead: 'It confirms that the address that this link was sent to is yours. If it is a new one for your account, you sign in with it from then on, and every device has to sign in again.',
    submit: 'Confirm this email',
    failed: 'The email was not confirmed',
  },
  secureAccount: {
    title: 'This was not me',
    lead: 'This signs everybody out and ends a calendar address. Your email, phone, second step and payment details go back to what they were 7 days ago, your password stops working, and we send you a link to set a new one. If you made changes in these days yourself, set a new password in your account instead.',
    submit: 'Secure my account',
    failed: 'The account was not secured',
  },
  removeFactor: {
    title: 'Remove the second factor',
    lead: 'It is removed in 72 hours, and your password alone signs in then. Until then we write to you every day, and each mail can stop it.',
    submit: 'Remove it in 72 hours',
    failed: 'The removal was not begun',
  },
  keepFactor: {
    title: 'Keep the second factor',
    lead: 'The second factor stays as it is. If you did not say that it was lost, somebody else knows your password: set a new one.',
    submit: 'Stop the removal',
    failed: 'The removal was not stopped',
  },
  unlock: {
    title: 'Let this device sign in',
    lead: 'Somebody else tries passwords for your account. On this device you can sign in with yours all the same.',
    submit: 'Let this device sign in',
    failed: 'This device is not known yet',
  },
  identity: {
    title: 'Confirm it is you',
    text: 'Enter your password to go on. We ask again before changes that matter.',
    submit: '$t(accounts:code.submit)',
    submitting: '$t(accounts:code.submitting)',
    failed: 'That did not work',
  },
} as const;
