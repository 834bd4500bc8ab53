import { screen } from '@testing-library/react';
import { renderPage } from '../../../test/render-part';

it.each([
  [0, [], 'No answer yet'],
  [1, [{ id: 'set aside', state: 'SET_ASIDE' as const }], 'No proposal to choose from at present'],
])('an open request with %i answers and none to choose says so', async (answered, proposals, title) => {
  const openRequest = { id: 'one', state: 'OPEN' as const, asked: 8, answered, proposals };
  await renderPage('/user/requests/one', { known: { openRequest } });
  await screen.findByRole('heading', { name: title });
});
