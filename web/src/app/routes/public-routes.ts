import { pages } from '@ainsathi/contract/addresses';
import type { RouteObject } from 'react-router-dom';
import { type LazyScreen, lazyScreen } from './lazy-screen';
import { routesOf } from './routes-of';

const directory = lazyScreen(
  async () => (await import('../../screens/public/directory-screen')).DirectoryScreen,
  'directory',
);

const screens: Record<keyof typeof pages.public | keyof typeof pages.signIn, LazyScreen> = {
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
  contact: lazyScreen(async () => (await import('../../screens/public/contact-screen')).ContactScreen),
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
  forgotPassword: lazyScreen(
    async () => (await import('../../screens/account/forgot-password-screen')).ForgotPasswordScreen,
    'accountRecovery',
    'accounts',
    'forms',
  ),
  resetPassword: lazyScreen(
    async () => (await import('../../screens/account/reset-password-screen')).ResetPasswordScreen,
    'accountRecovery',
    'accounts',
    'forms',
  ),
  confirmEmail: lazyScreen(
    async () => (await import('../../screens/account/confirm-email-screen')).ConfirmEmailScreen,
    'accountRecovery',
    'accounts',
  ),
  joinStaff: lazyScreen(
    async () => (await import('../../screens/account/join-staff-screen')).JoinStaffScreen,
    'staff',
    'accountRecovery',
    'accounts',
    'forms',
  ),
  undoEmail: lazyScreen(
    async () => (await import('../../screens/account/undo-email-screen')).UndoEmailScreen,
    'accountRecovery',
    'accounts',
  ),
};

/** The public pages, which the server renders with their data; signing in; and "not found". */
export const publicRoutes: RouteObject[] = [
  ...routesOf({ ...pages.public, ...pages.signIn }, (name) => screens[name]),
  {
    path: '/*',
    lazy: lazyScreen(async () => (await import('../../screens/public/not-found-screen')).NotFoundScreen),
  },
];
