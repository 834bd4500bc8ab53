import type { pages } from '@ainsathi/contract/addresses';
import { type LazyScreen, lazyScreen } from './lazy-screen';

const MAILED_LINKS = [
  'forgotPassword',
  'resetPassword',
  'confirmEmail',
  'secureAccount',
  'undoEmail',
  'removeFactor',
  'keepFactor',
  'unlock',
  'joinStaff',
] as const;

const directory = lazyScreen(() => import('../../screens/public/directory-screen'), 'directory');

/** The screens of `mailed-link-screens.ts`, whose list is loaded with the first of them. */
const mailedLinks = Object.fromEntries(
  MAILED_LINKS.map((name) => [
    name,
    async () => (await import('./mailed-link-screens')).mailedLinkScreens[name](),
  ]),
) as Record<(typeof MAILED_LINKS)[number], LazyScreen>;

/** The public screens and those of signing in. */
export const publicScreens: Record<keyof typeof pages.public | keyof typeof pages.signIn, LazyScreen> = {
  home: lazyScreen(() => import('../../screens/public/home-screen')),
  lawyers: directory,
  lawyersInDistrict: directory,
  lawyersForArea: directory,
  lawyersForAreaInDistrict: directory,
  lawyer: lazyScreen(() => import('../../screens/public/lawyer-screen'), 'caseRequest', 'forms'),
  blogs: lazyScreen(() => import('../../screens/public/blog-list-screen')),
  blog: lazyScreen(() => import('../../screens/public/blog-screen')),
  faq: lazyScreen(() => import('../../screens/public/faq-screen')),
  words: lazyScreen(() => import('../../screens/public/legal-words-screen'), 'legalWords'),
  contact: lazyScreen(() => import('../../screens/public/contact-screen'), 'contactForm'),
  terms: lazyScreen(() => import('../../screens/public/terms-screen'), 'legal'),
  privacy: lazyScreen(() => import('../../screens/public/privacy-screen'), 'legal'),
  developers: lazyScreen(() => import('../../screens/public/developers-screen'), 'developers'),
  login: lazyScreen(() => import('../../screens/account/login-screen'), 'accounts', 'forms'),
  register: lazyScreen(() => import('../../screens/account/register-screen'), 'accounts', 'forms'),
  ...mailedLinks,
};

export const notFoundScreen = lazyScreen(() => import('../../screens/public/not-found-screen'));
