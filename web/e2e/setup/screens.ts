import type { PagePattern } from '@ainsathi/contract/addresses';

export type Reader = 'visitor' | 'client' | 'lawyer' | 'admin';

interface Screen {
  /** The roles that open it; the layout differs by role. */
  readers: readonly Reader[];
  /** The path, with `{name}` for the identifiers that the test inserts. */
  addresses: readonly string[];
}

const of = (reader: Reader, ...addresses: string[]): Screen => ({ readers: [reader], addresses });

/** Every screen of the router, and the states of it that have an address of their own. */
export const screens: Readonly<Record<PagePattern | '/*', Screen>> = {
  '/': of('visitor', '/', '/?search=nobodyofthisname', '/?article={blog}'),
  '/lawyers': of('visitor', '/lawyers'),
  '/lawyers/in/:district': of('visitor', '/lawyers/in/dhaka'),
  '/lawyers/for/:area': of('visitor', '/lawyers/for/family-law'),
  '/lawyers/for/:area/in/:district': of('visitor', '/lawyers/for/family-law/in/dhaka'),
  '/lawyers/:id': of('visitor', '/lawyers/{lawyer}', '/lawyers/nobody'),
  '/ask': of('visitor', '/ask'),
  '/blogs': of('visitor', '/blogs'),
  '/blogs/:id': of('visitor', '/blogs/{blog}', '/blogs/nothing'),
  '/contact': of('visitor', '/contact'),
  '/faq': of('visitor', '/faq'),
  '/words': of('visitor', '/words'),
  '/terms': of('visitor', '/terms'),
  '/privacy': of('visitor', '/privacy'),
  '/developers': of('visitor', '/developers'),
  '/login': of('visitor', '/login'),
  '/register': of('visitor', '/register'),
  '/forgot-password': of('visitor', '/forgot-password'),
  '/account/reset': of('visitor', '/account/reset', '/account/reset#nothing'),
  '/account/confirm': of('visitor', '/account/confirm#nothing'),
  '/account/secure': of('visitor', '/account/secure'),
  '/account/undo-email': of('visitor', '/account/undo-email'),
  '/account/remove-factor': of('visitor', '/account/remove-factor#nothing'),
  '/account/keep-factor': of('visitor', '/account/keep-factor#nothing'),
  '/account/unlock': of('visitor', '/account/unlock#nothing'),
  '/account/join': of('visitor', '/account/join', '/account/join#nothing'),
  '/join': of('visitor', '/join', '/join#nothing'),
  '/*': of('visitor', '/no-such-page'),
  '/user': of('client', '/user'),
  '/user/profile': of('client', '/user/profile'),
  '/user/lawyers': of('client', '/user/lawyers', '/user/lawyers?search=nobodyofthisname'),
  '/user/lawyers/:id': of('client', '/user/lawyers/{lawyer}', '/user/lawyers/{lawyer}?request=1'),
  '/user/cases': of('client', '/user/cases', '/user/cases?pay={payable}'),
  '/user/cases/:id': of(
    'client',
    '/user/cases/{case}',
    '/user/cases/{heard}',
    '/user/cases/{heard}?tab=messages',
    '/user/cases/{heard}?tab=documents',
    '/user/cases/{heard}?tab=payment',
    '/user/cases/{payable}',
    '/user/cases/nothing',
  ),
  '/user/requests': of('client', '/user/requests'),
  '/user/requests/:id': of(
    'client',
    '/user/requests/{request}',
    '/user/requests/{ended}',
    '/user/requests/nothing',
  ),
  '/lawyer': of('lawyer', '/lawyer'),
  '/lawyer/profile': of('lawyer', '/lawyer/profile'),
  '/lawyer/licence': of('lawyer', '/lawyer/licence'),
  '/lawyer/diary': of('lawyer', '/lawyer/diary', '/lawyer/diary?days=7', '/lawyer/diary?day=2020-01-01'),
  '/lawyer/diary/import': of('lawyer', '/lawyer/diary/import'),
  '/lawyer/cases': of('lawyer', '/lawyer/cases'),
  '/lawyer/cases/:id': of(
    'lawyer',
    '/lawyer/cases/{case}',
    '/lawyer/cases/{heard}',
    '/lawyer/cases/{heard}?tab=timeline',
    '/lawyer/cases/{heard}?tab=messages',
    '/lawyer/cases/{heard}?tab=documents',
    '/lawyer/cases/{heard}?tab=payment',
    '/lawyer/cases/nothing',
  ),
  '/lawyer/requests': of('lawyer', '/lawyer/requests', '/lawyer/requests?state=ended'),
  '/lawyer/requests/:id': of(
    'lawyer',
    '/lawyer/requests/{invitation}',
    '/lawyer/requests/{answered}',
    '/lawyer/requests/nothing',
  ),
  '/lawyer/money': of('lawyer', '/lawyer/money', '/lawyer/money?state=due', '/lawyer/money?state=received'),
  '/lawyer/blogs': of('lawyer', '/lawyer/blogs', '/lawyer/blogs?delete={ownBlog}'),
  '/lawyer/blogs/new': of('lawyer', '/lawyer/blogs/new'),
  '/lawyer/blogs/:id': of('lawyer', '/lawyer/blogs/{ownBlog}', '/lawyer/blogs/nothing'),
  '/admin': of('admin', '/admin'),
  '/admin/users': of('admin', '/admin/users', '/admin/users?q=nobodyofthisname'),
  '/admin/users/:id': of('admin', '/admin/users/{user}', '/admin/users/nobody'),
  '/admin/lawyers': of('admin', '/admin/lawyers', '/admin/lawyers?state=pending'),
  '/admin/lawyers/:id': of('admin', '/admin/lawyers/{lawyer}', '/admin/lawyers/nobody'),
  '/admin/cases': of('admin', '/admin/cases'),
  '/admin/cases/:id': of('admin', '/admin/cases/{case}', '/admin/cases/nothing'),
  '/admin/requests': of('admin', '/admin/requests', '/admin/requests?state=all'),
  '/admin/blogs': of('admin', '/admin/blogs'),
  '/admin/blogs/new': of('admin', '/admin/blogs/new'),
  '/admin/blogs/:id': of('admin', '/admin/blogs/{blog}', '/admin/blogs/{blog}?edit'),
  '/admin/reviews': of('admin', '/admin/reviews'),
  '/admin/complaints': of('admin', '/admin/complaints', '/admin/complaints?state=all'),
  '/admin/reports': of('admin', '/admin/reports', '/admin/reports?state=hidden'),
  '/admin/staff': of('admin', '/admin/staff'),
  '/admin/numbers': of('admin', '/admin/numbers', '/admin/numbers?from=2020-01-01&to=2020-12-31'),
  '/account': { readers: ['client', 'lawyer', 'admin'], addresses: ['/account'] },
  '/account/second-factor': {
    readers: ['client', 'lawyer', 'admin'],
    addresses: ['/account/second-factor'],
  },
  '/account/complaints': { readers: ['client', 'lawyer'], addresses: ['/account/complaints'] },
  '/account/privacy': { readers: ['client', 'lawyer', 'admin'], addresses: ['/account/privacy'] },
  '/account/devices': { readers: ['client', 'lawyer', 'admin'], addresses: ['/account/devices'] },
  '/admin/audit': of('admin', '/admin/audit', '/admin/audit?outcome=refused&from=2100-01-01'),
  '/user/notifications': of('client', '/user/notifications', '/user/notifications?page=99'),
  '/lawyer/notifications': of('lawyer', '/lawyer/notifications'),
  '/admin/notifications': of('admin', '/admin/notifications'),
  '/account/notifications': {
    readers: ['client', 'lawyer', 'admin'],
    addresses: ['/account/notifications'],
  },
  '/call/:id': of('client', '/call/nothing'),
  // Leads on at once.
  '/account/inbox': { readers: [], addresses: [] },
  '/account/password': { readers: ['client', 'lawyer', 'admin'], addresses: ['/account/password'] },
};

/** What a reader's browser shows: what several roles open is the same for all of them, but for the frame around it. */
export const screensOf = (reader: Reader): readonly (readonly [string, Screen])[] =>
  Object.entries(screens).filter(
    ([route, { readers }]) => readers[0] === reader || (readers.includes(reader) && route === '/account'),
  );
