import { screen, within } from '@testing-library/react';
import { renderPage } from '../../../test/render-part';

describe.each([
  { at: '/user', role: 'user' },
  { at: '/lawyer', role: 'lawyer' },
  { at: '/admin', role: 'admin' },
] as const)('the bar of $at', ({ at, role }) => {
  it('has the theme in the account menu, and the other language read aloud in full', async () => {
    const { user, press } = await renderPage(at, { role });
    const bar = document.querySelector<HTMLElement>('[data-site-header]') ?? document.body;
    expect(within(bar).getByRole('link', { name: 'বাংলা' }).textContent).toContain('বাং');
    await press(/^Account menu/, bar);
    await user.click(await screen.findByRole('menuitem', { name: 'Use dark colours' }));
    expect(document.documentElement.dataset.theme).toBe('dark');
    await press(/^Account menu/, bar);
    await user.click(await screen.findByRole('menuitem', { name: 'Use light colours' }));
    expect(document.documentElement.dataset.theme).toBe('light');
  });
});
