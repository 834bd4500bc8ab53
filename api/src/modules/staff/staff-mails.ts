import type { MailContent } from '../../platform/mail/mail-content';

/** To somebody who was invited to the staff. */
export function invitationMail(url: string): MailContent {
  return {
    subject: 'You were invited to work on AinSathi',
    sentences: [
      'An owner of AinSathi has invited you to the staff.',
      'The link is good for 24 hours and can be used once: you choose a password, and then you can sign in.',
    ],
    action: { label: 'Accept the invitation', url },
    footnote: 'If you do not know of this, you need not do anything.',
  };
}
