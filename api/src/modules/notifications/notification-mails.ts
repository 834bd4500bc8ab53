import { paths } from '@ainsathi/contract/addresses';
import { Role } from '../../auth/role';
import type { PlainSentence, Sentence } from '../../i18n/sentences';
import type { MailContent } from '../../platform/mail/mail-content';
import { NotificationKind, rulesOfKind } from './notification.kinds';

/** What a mail needs to know of a notification: no content. */
export interface ToldFact {
  kind: NotificationKind;
  caseId: string | null;
  /** When the hearing begins. */
  at: Date | null;
}

const NO_NAMES =
  'We leave the names of cases and people out of mails, because others may see them. Which mails you get, you choose in the notification settings of AinSathi.';

const AREAS = {
  [Role.USER]: { notifications: paths.client.notifications, caseOf: paths.client.case },
  [Role.LAWYER]: { notifications: paths.lawyerArea.notifications, caseOf: paths.lawyerArea.case },
  [Role.ADMIN]: { notifications: paths.admin.notifications, caseOf: paths.admin.case },
};

function destinationOf(role: Role, facts: readonly ToldFact[]): { label: PlainSentence; path: string } {
  const [first] = facts;
  const { notifications, caseOf } = AREAS[role];
  if (first?.caseId && facts.every(({ caseId }) => caseId === first.caseId))
    return { label: 'Open the case', path: caseOf(first.caseId) };
  if (role === Role.LAWYER && facts.every(({ kind }) => kind === NotificationKind.VERIFICATION_DECIDED))
    return { label: 'Open your profile', path: paths.lawyerArea.profile };
  return { label: 'Open AinSathi', path: notifications };
}

function wordsOf({ kind, at }: ToldFact): { subject: Sentence; sentence: Sentence } {
  const { subject, ofDate } = rulesOfKind(kind);
  return at && ofDate ? ofDate(at) : { subject, sentence: ['{{sentence}}.', { sentence: subject }] };
}

/**
 * One mail for what is due for a person. It says of what kind it is and the day of a hearing, never the name of a case, a court or a person, nor an amount.
 * @param links make the addresses of the product's page and of the one that stops these mails.
 */
export function notificationMail(
  role: Role,
  facts: readonly ToldFact[],
  links: { to: (path: string) => string; stop: string },
): MailContent {
  const { label, path } = destinationOf(role, facts);
  const words = facts.map(wordsOf);
  const [only] = words;
  return {
    subject:
      facts.length === 1 && only
        ? only.subject
        : ['{{count}} things wait for you on AinSathi', { count: facts.length }],
    sentences: words.map(({ sentence }) => sentence),
    action: { label, url: links.to(path) },
    footnote: NO_NAMES,
    stop: {
      label: facts.length === 1 ? 'Stop mails of this kind' : 'Stop mails of these kinds',
      url: links.stop,
    },
  };
}
