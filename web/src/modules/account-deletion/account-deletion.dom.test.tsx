import { screen, within } from '@testing-library/react';
import { answer } from '../../../test/answers';
import { renderPage } from '../../../test/render-part';
import { RequestAccountDeletionDocument } from './generated/account-deletion';

const nothing = { cases: 0, ownCases: 0, casesWithClients: 0, receipts: 0, hasWritten: false };
const deletion = { ...nothing, dueAt: null, articles: 2, chosenArticles: null, openComplaints: 0 };
const due = { ...deletion, dueAt: '2099-12-01T06:00:00Z' };

const words = {
  en: { act: 'Delete my account', keep: 'They stay, without their author', go: 'They are deleted, too' },
  bn: { act: 'আমার অ্যাকাউন্ট মুছুন', keep: 'থাকবে, লেখকের নাম ছাড়া', go: 'এগুলোও মুছে যাবে' },
};

it.each(['en', 'bn'] as const)('asks who has articles whether they stay, %s', async (language) => {
  const { press, user, sent } = await renderPage('/account/privacy', {
    role: 'lawyer',
    language,
    known: { myAccountDeletion: deletion },
    answers: [answer(RequestAccountDeletionDocument, { requestAccountDeletion: { accountDeletion: due } })],
  });
  await press(words[language].act);
  const dialog = await screen.findByRole('alertdialog');
  expect(within(dialog).getByLabelText(words[language].keep)).toHaveProperty('checked', true);
  await user.click(within(dialog).getByLabelText(words[language].go));
  await press(language === 'en' ? 'Delete in 14 days' : '১৪ দিন পর মুছুন');
  expect(sent(RequestAccountDeletionDocument)).toEqual([{ articles: 'DELETE' }]);
});

it.each([
  ['KEEP', '2 articles stay, without their author.'],
  ['DELETE', 'Deleted: 2 articles.'],
] as const)('says what becomes of the articles after the choice %s', async (chosenArticles, sentence) => {
  await renderPage('/account/privacy', {
    role: 'lawyer',
    known: { myAccountDeletion: { ...due, chosenArticles } },
  });
  await screen.findByText(sentence);
});

it('does not ask who has written none', async () => {
  const { press } = await renderPage('/account/privacy', {
    role: 'user',
    known: { myAccountDeletion: { ...deletion, articles: 0 } },
  });
  await press('Delete my account');
  const dialog = await screen.findByRole('alertdialog');
  expect(within(dialog).queryByRole('radio')).toBeNull();
  within(dialog).getByText(/without your name and the number that you paid from/);
});
