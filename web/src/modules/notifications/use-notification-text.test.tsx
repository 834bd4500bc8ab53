import type { Language } from '@ainsathi/contract/languages';
import { renderWith, translatorFor } from '../../../test/render-in-language';
import type { NotificationRow_NotificationFragment } from './generated/notification-row';
import { NotificationSentence } from './notification-row';
import { useNotificationText } from './use-notification-text';

type Notification = NotificationRow_NotificationFragment;

const base: Partial<Notification> = { count: 1, actorName: 'Rahima Begum', caseTitle: 'Land in Savar' };

function Sentence({ notification }: { notification: Notification }) {
  return useNotificationText()(notification);
}

async function sentenceOf(facts: Partial<Notification>, language: Language = 'en'): Promise<string> {
  const notification = { ...base, ...facts } as Notification;
  return renderWith(
    await translatorFor(language, 'notifications', 'cases'),
    <Sentence notification={notification} />,
  );
}

describe('the sentence of a notification', () => {
  it.each([
    [{ kind: 'FEE_ANSWERED', feeAccepted: true }, 'Rahima Begum has accepted the fee'],
    [{ kind: 'FEE_ANSWERED', feeAccepted: false }, 'Rahima Begum has declined the fee'],
    [{ kind: 'REQUEST_ANSWERED', caseStatus: 'ACCEPTED' }, 'has accepted “Land in Savar”'],
    [{ kind: 'REQUEST_ANSWERED', caseStatus: 'REJECTED' }, 'has rejected “Land in Savar”'],
    [{ kind: 'VERIFICATION_DECIDED', verification: 'VERIFIED' }, 'Your licence was verified'],
    [{ kind: 'VERIFICATION_DECIDED', verification: 'REJECTED' }, 'Your licence was not accepted'],
  ] as const)('says what was answered: %j', async (facts, sentence) => {
    expect(await sentenceOf(facts)).toContain(sentence);
  });

  it.each([
    ['FEE_ANSWERED', 'Your client has answered your fee'],
    ['REQUEST_ANSWERED', 'A lawyer has answered your case request'],
    ['STATUS_CHANGED', 'There is news in your case'],
    ['VERIFICATION_DECIDED', 'Your licence was checked'],
    ['UNUSUAL_STAFF_ACTS', 'An account of the staff needs your attention'],
  ] as const)('guesses nothing where the answer to %s is not known', async (kind, sentence) => {
    expect(
      await sentenceOf({ kind, caseStatus: null, feeAccepted: null, verification: null, unusualActs: null }),
    ).toBe(sentence);
  });

  it.each([
    [
      'DELETIONS',
      'Rahima Begum has deleted at least 20 people',
      'Rahima Begum এক ঘণ্টায় অন্তত ২০ বার মানুষের অ্যাকাউন্ট',
    ],
    [
      'REFUSALS',
      'At least 20 acts were refused to Rahima Begum',
      'Rahima Begum এক ঘণ্টায় অন্তত ২০ বার অনুমতি পাননি',
    ],
    ['LISTS', 'Rahima Begum has taken a list', 'Rahima Begum মানুষের তালিকা'],
    ['PEOPLE', 'Rahima Begum has looked at more than 500 people', 'Rahima Begum এক ঘণ্টায় ৫০০ জনের'],
    ['FAILED_SIGN_INS', 'At least 5 sign-ins to the account of Rahima Begum', 'Rahima Begum-এর অ্যাকাউন্টে'],
    ['SECURED', 'Rahima Begum says that somebody else used the account', 'Rahima Begum জানিয়েছেন'],
  ] as const)(
    'says in both languages which acts of the staff were unusual: %s',
    async (unusualActs, english, bangla) => {
      const facts = { kind: 'UNUSUAL_STAFF_ACTS', unusualActs } as const;
      expect(await sentenceOf(facts)).toContain(english);
      expect(await sentenceOf(facts, 'bn')).toContain(bangla);
    },
  );

  it.each([
    ['en', 'Rahima Begum', null],
    ['bn', 'রহিমা বেগম', 'রহিমা বেগম'],
  ] as const)('emphasizes the name in %s', async (language, name, actorNameBangla) => {
    const notification = {
      ...base,
      actorNameBangla,
      kind: 'FEE_ANSWERED',
      feeAccepted: true,
    } as Notification;
    const markup = renderWith(
      await translatorFor(language, 'notifications', 'cases'),
      <NotificationSentence notification={notification} />,
    );
    expect(markup).toContain(`<strong class="font-semibold">${name}</strong>`);
  });
});
