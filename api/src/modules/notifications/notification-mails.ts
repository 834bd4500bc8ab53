import { paths } from '@ainsathi/contract/addresses';
import { Role } from '../../auth/role';
import type { PlainSentence, Sentence } from '../../i18n/sentences';
import type { MailContent } from '../../platform/mail/mail-content';
import { rulesOfKind } from './kind-rules';
import { NotificationKind, OF_OPEN_REQUESTS } from './notification.kinds';

/** What a mail needs of a notification: no content. */
export interface ToldFact {
  kind: NotificationKind;
  caseId: string | null;
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
  if (role !== Role.ADMIN && facts.every(({ kind }) => OF_OPEN_REQUESTS.includes(kind))) {
    const { requests } = role === Role.LAWYER ? paths.lawyerArea : paths.client;
    return { label: 'Open the requests', path: requests };
  }
  return { label: 'Open AinSathi', path: notifications };
}

/** With the count, or the day of a hearing. */
function sentenceOf({ kind, at }: ToldFact, count: number): Sentence {
  const { subject, ofDate } = rulesOfKind(kind);
  if (at && ofDate) return ofDate(at).sentence;
  return count === 1
    ? ['{{sentence}}.', { sentence: subject }]
    : ['{{sentence}} ({{count}}).', { sentence: subject, count }];
}

/** Also the text of an SMS: without a name. */
export function subjectOf(facts: readonly ToldFact[]): Sentence {
  const [first] = facts;
  if (!first) return 'There is news in your case';
  const { subject, ofDate } = rulesOfKind(first.kind);
  if (facts.length === 1) return first.at && ofDate ? ofDate(first.at).subject : subject;
  return facts.every(({ kind }) => kind === first.kind)
    ? ['{{sentence}} ({{count}})', { sentence: subject, count: facts.length }]
    : ['{{sentence}}, and {{count}} more', { sentence: subject, count: facts.length - 1 }];
}

/**
 * One mail with everything that is due for a person: kinds and days of hearings, never an amount or the name of a case, a court
 * or a person. @param links make the URLs of the product's page and of the page that stops these mails.
 */
export function notificationMail(
  role: Role,
  facts: readonly ToldFact[],
  links: { to: (path: string) => string; stop: string },
): MailContent {
  const { label, path } = destinationOf(role, facts);
  const isSame = (one: ToldFact, other: ToldFact): boolean =>
    one.kind === other.kind && one.at?.getTime() === other.at?.getTime();
  const different = facts.filter((fact, index) => facts.findIndex((one) => isSame(one, fact)) === index);
  return {
    subject: subjectOf(facts),
    sentences: different.map((fact) => sentenceOf(fact, facts.filter((other) => isSame(fact, other)).length)),
    action: { label, url: links.to(path) },
    footnote: NO_NAMES,
    stop: {
      label: facts.length === 1 ? 'Stop mails of this kind' : 'Stop mails of these kinds',
      url: links.stop,
    },
  };
}
