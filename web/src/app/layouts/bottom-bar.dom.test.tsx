import { screen, within } from '@testing-library/react';
import { renderPage } from '../../../test/render-part';

async function placesAt(address: string, role: 'user' | 'lawyer' | 'admin') {
  const { user } = await renderPage(address, { role });
  const bar = within(await screen.findByRole('navigation', { name: 'Quick links' }));
  const links = bar.getAllByRole('link');
  return {
    user,
    places: links.map((link) => [link.textContent, link.getAttribute('href')]),
    current: links.filter((link) => link.hasAttribute('aria-current')).map((link) => link.textContent),
  };
}

const client = [
  ['Home', '/'],
  ['Lawyers', '/user/lawyers'],
  ['Cases', '/user/cases'],
  ['Profile', '/user'],
];
const lawyer = [
  ['Home', '/'],
  ['Diary', '/lawyer/diary'],
  ['Cases', '/lawyer/cases'],
  ['Requests', '/lawyer/requests'],
  ['Profile', '/lawyer'],
];
const staff = [
  ['Dashboard', '/admin'],
  ['Users', '/admin/users'],
  ['Lawyers', '/admin/lawyers'],
  ['Cases', '/admin/cases'],
  ['Blogs', '/admin/blogs'],
];

describe('the sidebar', () => {
  const places = async () => {
    const sidebar = within(await screen.findByRole('complementary'));
    return sidebar.getAllByRole('link').slice(1);
  };

  it.each([
    ['user', '/user', ['Dashboard', 'Profile', 'Lawyers', 'My Cases', 'Requests', 'Account', 'Back to Home']],
    [
      'lawyer',
      '/lawyer',
      ['Dashboard', 'Diary', 'Profile', 'Cases', 'Requests', 'Money', 'Blogs', 'Account', 'Back to Home'],
    ],
  ] as const)('of the role %s names each place once', async (role, address, names) => {
    await renderPage(address, { role });
    expect((await places()).map(({ textContent }) => textContent)).toEqual(names);
  });

  it.each([
    ['/lawyer/diary', 'Diary'],
    ['/lawyer/cases?view=hearings', 'Diary'],
    ['/lawyer/cases', 'Cases'],
    ['/lawyer/cases/case', 'Cases'],
  ])('marks at %s the place %s alone', async (address, name) => {
    await renderPage(address, { role: 'lawyer' });
    const current = (await places()).filter((link) => link.hasAttribute('aria-current'));
    expect(current.map(({ textContent }) => textContent)).toEqual([name]);
  });
});

describe('the bottom bar', () => {
  it.each([
    ['user', '/user', client, 'Profile'],
    ['user', '/user/cases', client, 'Cases'],
    ['user', '/user/profile', client, undefined],
    ['user', '/account/notifications', client, undefined],
    ['user', '/', client, 'Home'],
    ['user', '/faq', client, undefined],
    ['lawyer', '/lawyer', lawyer, 'Profile'],
    ['lawyer', '/lawyer/cases', lawyer, 'Cases'],
    ['lawyer', '/lawyer/diary', lawyer, 'Diary'],
    ['lawyer', '/faq', lawyer, undefined],
    ['admin', '/admin', staff, 'Dashboard'],
    [
      'admin',
      '/faq',
      [
        ['Home', '/'],
        ['Find a lawyer', '/lawyers'],
        ['Profile', '/admin'],
      ],
      undefined,
    ],
  ] as const)('of the role %s is the same at %s', async (role, address, places, current) => {
    const shown = await placesAt(address, role);
    expect(shown.places).toEqual(places);
    expect(shown.current).toEqual(current ? [current] : []);
  });

  it.each([
    ['user', '/user', ['Dashboard', 'Profile', 'Requests', 'Account', 'Back to Home']],
    ['lawyer', '/lawyer', ['Dashboard', 'Profile', 'Money', 'Blogs', 'Account', 'Back to Home']],
    [
      'admin',
      '/admin',
      ['Dashboard', 'Requests', 'Reviews', 'Staff', 'Numbers', 'Audit log', 'Account', 'Back to Home'],
    ],
  ] as const)(
    'leaves to the menu of the account of the role %s the rest of the sidebar',
    async (role, address, places) => {
      const { user } = await placesAt(address, role);
      await user.click(screen.getByRole('button', { name: /^Account menu/ }));
      const entries = (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
      expect(entries.slice(0, places.length)).toEqual(places);
    },
  );
});
