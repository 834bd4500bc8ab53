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
  { name: 'modules', paths: ['modules/'] },
  { name: 'drafts, outgoing', paths: ['drafts/', 'outgoing/'] },
  { name: 'session, lists, legal-words', paths: ['session/', 'lists/', 'legal-words/'] },
  { name: 'routing, passkeys', paths: ['routing/', 'passkeys/'] },
  { name: 'graphql, service worker', paths: ['graphql/', 'service-worker/'] },
  { name: 'ui, offline', paths: ['ui/', 'offline/'] },
  { name: 'i18n', paths: ['i18n/'] },
  { name: 'lib', paths: ['lib/'] },
];

/** The lists of all catalogues, and the words of a push notification, which alone import upwards. */
const WEB_UPWARD = [
  'i18n/en/every-page.ts',
  'i18n/bn/every-page.ts',
  'i18n/en/later-catalogues.ts',
  'i18n/bn/later-catalogues.ts',
  'service-worker/push.ts',
];

const both = ['api', 'web'];

/** The modules, each with the halves that have a folder of its name, and with the modules that it may import in both. */
const MODULES = {
  accounts: { halves: both, below: [] },
  notifications: { halves: both, below: ['accounts'] },
  lawyers: { halves: both, below: ['accounts', 'notifications'] },
  cases: { halves: both, below: ['accounts', 'notifications', 'lawyers'] },
  money: { halves: both, below: ['accounts', 'notifications', 'lawyers', 'cases'] },
  complaints: { halves: both, below: ['accounts', 'notifications', 'lawyers', 'cases', 'money'] },
  documents: { halves: both, below: ['accounts', 'notifications', 'cases'] },
  messages: { halves: both, below: ['accounts', 'notifications', 'cases', 'documents'] },
  'private-links': { halves: ['api'], below: ['accounts', 'lawyers', 'cases', 'documents', 'money'] },
  appointments: { halves: both, below: ['accounts', 'notifications', 'lawyers', 'cases'] },
  calls: { halves: both, below: ['accounts', 'notifications', 'lawyers', 'cases', 'appointments'] },
  diary: { halves: both, below: ['accounts', 'notifications', 'lawyers', 'cases', 'appointments'] },
  'account-deletion': { halves: both, below: ['accounts', 'notifications', 'lawyers', 'cases'] },
  moderation: { halves: both, below: ['accounts', 'notifications'] },
  'client-reviews': {
    halves: both,
    below: ['accounts', 'notifications', 'lawyers', 'cases', 'moderation'],
  },
  blogs: { halves: both, below: ['accounts', 'lawyers', 'moderation'] },
  reviews: { halves: both, below: ['moderation'] },
  registration: { halves: both, below: ['accounts', 'notifications', 'lawyers'] },
  staff: { halves: both, below: ['accounts', 'lawyers'] },
  audit: { halves: both, below: ['accounts', 'notifications'] },
  'open-requests': { halves: both, below: ['accounts', 'notifications', 'lawyers', 'cases', 'money'] },
  statistics: {
    halves: both,
    below: [
      ...['accounts', 'notifications', 'lawyers', 'cases', 'money', 'moderation', 'open-requests', 'blogs'],
      'reviews',
      'complaints',
    ],
  },
  dashboards: {
    halves: ['web'],
    below: ['accounts', 'notifications', 'lawyers', 'cases', 'appointments', 'diary'],
  },
  developers: { halves: ['web'], below: [] },
  site: { halves: ['web'], below: ['lawyers'] },
};

module.exports = { API_LAYERS, API_UPWARD, MODULES, WEB_LAYERS, WEB_UPWARD };
