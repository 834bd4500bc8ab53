import { translatorFor } from '../../../../test/render-in-language';

const languages = ['en', 'bn'] as const;

test.each(languages)('in %s the first heading is not the label of the first field', async (language) => {
  const { t } = await translatorFor(language, 'ask');
  expect(t('ask:title.subject')).not.toBe(t('lawyers:choice.about'));
});

test.each([
  ['en', 'Phone numbers, emails and links are hidden until you accept an answer.'],
  ['bn', 'একটি প্রস্তাবে রাজি হওয়ার আগে ফোন নম্বর, ইমেইল ও লিংক ঢাকা থাকে।'],
] as const)('in %s the step with the text says that contacts are hidden', async (language, sentence) => {
  const { t } = await translatorFor(language, 'ask');
  expect(t('ask:happened.descriptionHint')).toContain(sentence);
});
