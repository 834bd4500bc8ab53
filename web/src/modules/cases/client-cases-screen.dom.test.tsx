import { screen, within } from '@testing-library/react';
import { answer } from '../../../test/answers';
import { renderPage } from '../../../test/render-part';
import { ClientCasesDocument } from './generated/client-cases-screen';

const request = {
  id: 'request',
  title: 'Tenant does not pay',
  state: 'OPEN',
  asked: 1,
  answered: 0,
} as const;

describe.each([
  { language: 'en', asked: '1 lawyer asked, 0 answered' },
  { language: 'bn', asked: '১ জন আইনজীবীকে পাঠানো হয়েছে, ০ জন উত্তর দিয়েছেন' },
] as const)('an open request among the cases ($language)', ({ language, asked }) => {
  it('is listed before them, and alone where there is no case', async () => {
    const cases = { items: [{ id: 'deed', title: 'Deed' }], page: 1, pages: 1, limit: 10, total: 1 };
    const { follow } = await renderPage('/user/cases', {
      language,
      answers: [
        answer(ClientCasesDocument, {
          myOpenRequests: { items: [request] },
          myCases: cases,
          myCaseCounts: { total: 1 },
        }),
      ],
    });
    await screen.findByText('Tenant does not pay');
    const rows = within(screen.getByRole('table')).getAllByRole('row');
    expect(rows[1]?.textContent).toContain(asked);
    expect(rows[2]?.textContent).toContain('Deed');
    await follow('Tenant does not pay');
    expect(window.location.pathname).toContain('/user/requests/request');
  });

  const compare = language === 'en' ? 'Compare' : 'মিলিয়ে দেখুন';
  const withProposals = async (...states: readonly ('SENT' | 'SET_ASIDE' | 'WITHDRAWN' | 'LAPSED')[]) => {
    const proposals = states.map((state) => ({ id: state, state }));
    const items = [{ ...request, answered: states.length, proposals }];
    await renderPage('/user/cases', {
      language,
      answers: [answer(ClientCasesDocument, { myOpenRequests: { items } })],
    });
    await screen.findAllByText('Tenant does not pay');
  };

  it('leads to its answers', async () => {
    await withProposals('SET_ASIDE', 'SENT');
    const link = screen.getByRole('link', { name: `${compare} Tenant does not pay` });
    expect(link.getAttribute('href')).toContain('/user/requests/request');
  });

  it('compares nothing where no proposal waits', async () => {
    await withProposals('SET_ASIDE', 'WITHDRAWN', 'LAPSED');
    expect(screen.queryByRole('link', { name: new RegExp(`^${compare}`) })).toBeNull();
  });

  it('is not in a group of cases', async () => {
    await renderPage('/user/cases?group=CLOSED', {
      language,
      answers: [
        answer(ClientCasesDocument, { myOpenRequests: { items: [request] }, myCaseCounts: { total: 1 } }),
      ],
    });
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByText('Tenant does not pay')).toBeNull();
  });
});
