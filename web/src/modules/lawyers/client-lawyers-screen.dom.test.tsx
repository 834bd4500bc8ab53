import { screen, within } from '@testing-library/react';
import { answer } from '../../../test/answers';
import { renderPage } from '../../../test/render-part';
import { ClientLawyersDocument } from './generated/client-lawyers-screen';

const area = (name: string, lawyerCount: number) => ({ id: name, name, slug: name, lawyerCount });
const areas = ['A', 'B', 'C', 'D', 'E', 'F', 'G'].map((name, index) => area(name, index));

it('the client’s lawyers are the rows of the directory, under one row of filters', async () => {
  const variables: unknown[] = [];
  await renderPage('/user/lawyers', {
    role: 'user',
    known: { practiceAreas: areas },
    answers: [
      answer(ClientLawyersDocument, (asked) => {
        variables.push(asked);
        return { lawyers: { items: [{ id: 'nusrat', name: 'Nusrat Jahan' }], page: 1, pages: 1, total: 1 } };
      }),
    ],
  });
  const card = await screen.findByRole('article');
  const link = within(card).getByRole<HTMLAnchorElement>('link', { name: 'View Profile Nusrat Jahan' });
  expect(link.pathname).toBe('/user/lawyers/nusrat');
  expect(variables).toContainEqual(expect.objectContaining({ limit: 6 }));
  const bar = within(screen.getByRole('search', { name: 'Filter lawyers' }));
  const fields = [...bar.getAllByRole('searchbox'), ...bar.getAllByRole('combobox')];
  expect(fields.map((field) => field.getAttribute('name'))).toEqual([
    'search',
    'category',
    'district',
    'sort',
  ]);
});

it('the practice areas with most lawyers come before the others, and those without lawyers last', async () => {
  await renderPage('/user/lawyers', { role: 'user', known: { practiceAreas: areas } });
  const field = await screen.findByRole<HTMLSelectElement>('combobox', { name: /Practice area/ });
  const groups = [...field.querySelectorAll('optgroup')].map(({ label, children }) => [
    label,
    [...children].map((option) => option.getAttribute('value')),
  ]);
  expect(groups).toEqual([
    ['Popular', ['B', 'C', 'D', 'E', 'F', 'G']],
    ['Nobody listed yet', ['A']],
  ]);
});

it.each(['/user/lawyers/nusrat', '/lawyers/nusrat'])(
  'on %s to share comes after to send a request',
  async (at) => {
    await renderPage(at, { role: 'user', known: { lawyer: { id: 'nusrat', name: 'Nusrat Jahan' } } });
    const share = await screen.findByRole('button', { name: 'Share' });
    const request = screen.getByRole('button', { name: 'Send Case Request' });
    expect(share.compareDocumentPosition(request)).toBe(Node.DOCUMENT_POSITION_PRECEDING);
  },
);
