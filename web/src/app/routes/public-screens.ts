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

const directory = lazyScreen(
  async () => (await import('../../screens/public/directory-screen')).DirectoryScreen,
  'directory',
);

/** The screens of `mailed-link-screens.ts`, whose list is loaded with the first of them. */
const mailedLinks = Object.fromEntries(
  MAILED_LINKS.map((name) => [
    name,
    async () => (await import('./mailed-link-screens')).mailedLinkScreens[name](),
  ]),
) as Record<(typeof MAILED_LINKS)[number], LazyScreen>;

/** The public screens and those of signing in. */
export const publicScreens: Record<keyof typeof pages.public | keyof typeof pages.signIn, LazyScreen> = {
  home: lazyScreen(async () => (await import('../../screens/public/home-screen')).HomeScreen),
  lawyers: directory,
  lawyersInDistrict: directory,
  lawyersForArea: directory,
  lawyersForAreaInDistrict: directory,
  lawyer: lazyScreen(
    async () => (await import('../../screens/public/lawyer-screen')).LawyerScreen,
    'caseRequest',
    'forms',
  ),
  blogs: lazyScreen(async () => (await import('../../screens/public/blog-list-screen')).BlogListScreen),
  blog: lazyScreen(async () => (await import('../../screens/public/blog-screen')).BlogScreen),
  faq: lazyScreen(async () => (await import('../../screens/public/faq-screen')).FaqScreen),
  words: lazyScreen(
    async () => (await import('../../screens/public/legal-words-screen')).LegalWordsScreen,
    'legalWords',
  ),
  contact: lazyScreen(
    async () => (await import('../../screens/public/contact-screen')).ContactScreen,
    'contactForm',
  ),
  terms: lazyScreen(async () => (await import('../../screens/public/terms-screen')).TermsScreen, 'legal'),
  privacy: lazyScreen(
    async () => (await import('../../screens/public/privacy-screen')).PrivacyScreen,
    'legal',
  ),
  developers: lazyScreen(
    async () => (await import('../../screens/public/developers-screen')).DevelopersScreen,
    'developers',
  ),
  login: lazyScreen(
    async () => (await import('../../screens/account/login-screen')).LoginScreen,
    'accounts',
    'forms',
  ),
  register: lazyScreen(
    async () => (await import('../../screens/account/register-screen')).RegisterScreen,
    'accounts',
    'forms',
  ),
  ...mailedLinks,
};

export const notFoundScreen = lazyScreen(
  async () => (await import('../../screens/public/not-found-screen')).NotFoundScreen,
);
