'use strict';

/**
 * Who may import whom, for `.dependency-cruiser.cjs`, which checks it, and for the drawing in docs/architecture.md. Layers
 * from top to bottom: each imports only from its own and from those below. `paths` are regular expressions.
 */
const API_LAYERS = [
  { name: 'main', paths: ['main\\.ts'] },
  { name: 'start, commands', paths: ['start\\.ts', 'commands/'] },
  { name: 'app, seed', paths: ['app\\.ts', 'job-handlers\\.ts', 'public-caches\\.ts', 'seed/'] },
  { name: 'pages, seo', paths: ['pages/', 'seo/'] },
  { name: 'modules', paths: ['modules/'] },
  { name: 'graphql, rest', paths: ['graphql/', 'rest/'] },
  { name: 'http', paths: ['http/'] },
  { name: 'context', paths: ['context\\.ts'] },
  { name: 'auth, db', paths: ['auth/', 'db/'] },
  { name: 'validation, platform, images', paths: ['validation/', 'platform/', 'images/'] },
  { name: 'errors, config', paths: ['errors/', 'config/'] },
  { name: 'i18n', paths: ['i18n/'] },
];

/** The two lists of all resolvers and of all routes, which alone import upwards. */
const API_UPWARD = ['graphql/schema.ts', 'rest/v1-routes.ts'];

const WEB_LAYERS = [
  { name: 'app', paths: ['app/'] },
  { name: 'screens', paths: ['screens/'] },
  { name: 'features', paths: ['features/'] },
  { name: 'drafts, outgoing', paths: ['drafts/', 'outgoing/'] },
  { name: 'session, lists, legal-words', paths: ['session/', 'lists/', 'legal-words/'] },
  { name: 'routing, passkeys', paths: ['routing/', 'passkeys/'] },
  { name: 'graphql, service worker', paths: ['graphql/', 'service-worker/'] },
  { name: 'ui, offline', paths: ['ui/', 'offline/'] },
  { name: 'i18n', paths: ['i18n/'] },
  { name: 'lib', paths: ['lib/'] },
];

/** The modules of the API, each with those it may import. */
const MODULES = {
  accounts: [],
  notifications: ['accounts'],
  lawyers: ['accounts', 'notifications'],
  cases: ['accounts', 'notifications', 'lawyers'],
  money: ['accounts', 'notifications', 'lawyers', 'cases'],
  documents: ['accounts', 'notifications', 'cases'],
  messages: ['accounts', 'notifications', 'cases', 'documents'],
  'private-links': ['accounts', 'cases', 'documents', 'money'],
  appointments: ['accounts', 'notifications', 'lawyers', 'cases'],
  calls: ['accounts', 'notifications', 'lawyers', 'cases', 'appointments'],
  'account-deletion': ['accounts', 'notifications', 'cases'],
  blogs: ['accounts', 'lawyers'],
  reviews: [],
  registration: ['accounts', 'lawyers'],
  'account-admin': ['accounts', 'lawyers'],
  staff: ['accounts'],
  audit: ['accounts', 'notifications'],
  'open-requests': ['accounts', 'notifications', 'lawyers', 'cases', 'money'],
  statistics: ['accounts', 'notifications', 'lawyers', 'cases', 'money', 'blogs', 'reviews'],
};

module.exports = { API_LAYERS, API_UPWARD, MODULES, WEB_LAYERS };
