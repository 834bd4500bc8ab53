import { renderWith, translatorFor } from '../../i18n/render-in-language';
import type { NotificationRow_NotificationFragment } from './generated/notification-row';
import { useNotificationText } from './use-notification-text';

type Notification = NotificationRow_NotificationFragment;

const base: Partial<Notification> = { count: 1, actorName: 'Rahima Begum', caseTitle: 'Land in Savar' };

function Sentence({ notification }: { notification: Notification }) {
  return useNotificationText()(notification);
}

async function sentenceOf(facts: Partial<Notification>): Promise<string> {
  const notification = { ...base, ...facts } as Notification;
  return renderWith(
    await translatorFor('en', 'notifications', 'cases'),
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
  ] as const)('guesses nothing where the answer to %s is not known', async (kind, sentence) => {
    expect(await sentenceOf({ kind, caseStatus: null, feeAccepted: null, verification: null })).toBe(
      sentence,
    );
  });
});
