import type { RouteObject } from 'react-router-dom';
import { lazyScreen } from './lazy-screen';

/** The public pages; the server renders them with their data. */
export const publicRoutes: RouteObject[] = [
  {
    index: true,
    lazy: lazyScreen(async () => (await import('../../screens/public/home-screen')).HomeScreen),
  },
  ...['lawyers', 'lawyers/in/:district', 'lawyers/for/:area', 'lawyers/for/:area/in/:district'].map(
    (path) => ({
      path,
      lazy: lazyScreen(
        async () => (await import('../../screens/public/directory-screen')).DirectoryScreen,
        'directory',
      ),
    }),
  ),
  {
    path: 'lawyers/:id',
    lazy: lazyScreen(async () => (await import('../../screens/public/lawyer-screen')).LawyerScreen),
  },
  {
    path: 'blogs',
    lazy: lazyScreen(async () => (await import('../../screens/public/blog-list-screen')).BlogListScreen),
  },
  {
    path: 'blogs/:id',
    lazy: lazyScreen(async () => (await import('../../screens/public/blog-screen')).BlogScreen),
  },
  {
    path: 'contact',
    lazy: lazyScreen(async () => (await import('../../screens/public/contact-screen')).ContactScreen),
  },
  { path: 'faq', lazy: lazyScreen(async () => (await import('../../screens/public/faq-screen')).FaqScreen) },
  {
    path: 'terms',
    lazy: lazyScreen(async () => (await import('../../screens/public/terms-screen')).TermsScreen, 'legal'),
  },
  {
    path: 'privacy',
    lazy: lazyScreen(
      async () => (await import('../../screens/public/privacy-screen')).PrivacyScreen,
      'legal',
    ),
  },
  {
    path: 'login',
    lazy: lazyScreen(async () => (await import('../../screens/account/login-screen')).LoginScreen, 'auth'),
  },
  {
    path: 'register',
    lazy: lazyScreen(
      async () => (await import('../../screens/account/register-screen')).RegisterScreen,
      'auth',
    ),
  },
  {
    path: '*',
    lazy: lazyScreen(async () => (await import('../../screens/public/not-found-screen')).NotFoundScreen),
  },
];
