'use strict';

const MODULES = '^api/src/modules';
const TEST = '\\.test\\.tsx?$';

/** The layers of the API from top to bottom: each imports only from itself and from those below. */
const API_LAYERS = [
  ['main\\.ts'],
  ['start\\.ts', 'dev-jwt-secret\\.ts'],
  ['app\\.ts', 'entities\\.ts', 'first-admin\\.ts', 'public-caches\\.ts', 'health', 'seed/'],
  ['pages/', 'seo/'],
  ['modules/'],
  ['graphql/', 'rest/', 'request-origin\\.ts'],
  ['context\\.ts'],
  ['auth/', 'db/'],
  ['validation/', 'platform/', 'images/'],
  ['errors/', 'config\\.ts'],
];
const inLayers = (layers) => `^api/src/(${layers.flat().join('|')})`;

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      comment: 'Circles of types alone included.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'transports-import-services-entities-inputs',
      comment: 'A transport declares, calls one service and shapes the answer; it queries nothing.',
      severity: 'error',
      from: { path: '\\.(resolver|routes)\\.ts$' },
      to: { path: '^(api/src/db/|node_modules/(pg|typeorm)/)', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'nothing-imports-a-transport',
      comment: 'Only the schema and the REST mount know the resolvers and routes.',
      severity: 'error',
      from: { path: '^api/src', pathNot: ['^api/src/graphql/schema\\.ts$', '^api/src/rest/v1\\.ts$', TEST] },
      to: { path: '\\.(resolver|routes)\\.ts$' },
    },
    {
      name: 'services-keep-out-of-other-modules-insides',
      comment:
        "A service uses other modules' services and entities, never their loaders, policies, inputs or rules.",
      severity: 'error',
      from: { path: `${MODULES}/([^/]+)/.+\\.service\\.ts$` },
      to: {
        path: `${MODULES}/[^/]+/.+\\.(loader|policy|inputs|status)\\.ts$`,
        pathNot: `${MODULES}/$1/`,
      },
    },
    ...API_LAYERS.slice(1).map((layer, index) => ({
      name: `api-${layer[0].replaceAll(/\W+/g, '-').replace(/-(ts)?$/, '')}-imports-nothing-above`,
      comment:
        'main -> start -> app -> pages, seo -> modules -> graphql, rest -> context -> auth, db -> validation, platform, ' +
        'images -> errors, config. Two exceptions, the lists of all resolvers and of all routes: graphql/schema.ts and rest/v1.ts.',
      severity: 'error',
      from: {
        path: inLayers([layer]),
        pathNot: ['^api/src/graphql/schema\\.ts$', '^api/src/rest/v1\\.ts$', TEST],
      },
      to: { path: inLayers(API_LAYERS.slice(0, index + 1)) },
    })),
    {
      name: 'db-knows-no-module',
      comment: 'The classes of the tables are handed in, from entities.ts.',
      severity: 'error',
      from: { path: '^api/src/db/' },
      to: { path: MODULES },
    },
    ...[
      ['accounts', 'lawyers|cases|payments|blogs|reviews'],
      ['lawyers', 'cases|payments|blogs|reviews'],
      ['(account-admin|registration)', 'cases|payments|blogs|reviews'],
      ['cases', 'payments|blogs|reviews'],
      ['payments', 'blogs|reviews'],
      ['blogs', 'cases|payments|reviews'],
      ['reviews', 'accounts|lawyers|cases|payments|blogs'],
    ].map(([module, later]) => ({
      name: `${module.replaceAll(/^\W|\W$/g, '').replace('|', '-and-')}-knows-no-later-module`,
      comment: 'accounts <- lawyers <- cases <- payments, lawyers <- blogs, reviews alone.',
      severity: 'error',
      from: { path: `${MODULES}/${module}/`, pathNot: TEST },
      to: { path: `${MODULES}/(${later})/` },
    })),
    {
      name: 'last-modules-are-imported-by-no-module',
      comment:
        'Registering and what admins do to people concern accounts and lawyers alike, so they come after both; statistics reads all tables.',
      severity: 'error',
      from: { path: `${MODULES}/([^/]+)/`, pathNot: TEST },
      to: { path: `${MODULES}/(account-admin|registration|statistics)/`, pathNot: `${MODULES}/$1/` },
    },
    {
      name: 'rules-import-no-framework',
      comment: 'Statuses, policies and the error catalogue test in milliseconds.',
      severity: 'error',
      from: { path: ['\\.(status|policy)\\.ts$', '^api/src/errors/catalogue\\.ts$'] },
      to: { path: 'node_modules/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'contract-imports-nothing-else',
      comment: 'Data and pure functions for both halves: no package, no module of Node, neither half.',
      severity: 'error',
      from: { path: '^contract/src/', pathNot: TEST },
      to: { pathNot: '^contract/src/' },
    },
    {
      name: 'web-knows-no-api',
      comment: 'The two meet in schema.graphql and in the contract.',
      severity: 'error',
      from: { path: '^web/' },
      to: { path: '^api/' },
    },
    {
      name: 'api-knows-no-web',
      comment: 'The built web is served, not imported.',
      severity: 'error',
      from: { path: '^api/' },
      to: { path: '^web/' },
    },
    ...[
      ['ui', 'routing|session|lists|features|screens|app|graphql'],
      ['routing', 'session|lists|features|screens|app'],
      ['(session|lists)', 'features|screens|app'],
      ['features', 'screens|app'],
      ['screens', 'app'],
    ].map(([layer, above]) => ({
      name: `web-${layer.replaceAll(/\W/g, '-')}-imports-nothing-above`,
      comment: 'ui <- routing <- session, lists <- features <- screens <- app.',
      severity: 'error',
      from: { path: `^web/src/${layer}/`, pathNot: TEST },
      to: { path: `^web/src/(${above})/` },
    })),
    {
      name: 'features-import-no-other-feature',
      comment: 'What two subjects need lies below them; a screen brings several together.',
      severity: 'error',
      from: { path: '^web/src/features/([^/]+)/', pathNot: TEST },
      to: { path: '^web/src/features/', pathNot: '^web/src/features/$1/' },
    },
    {
      name: 'product-imports-no-test',
      severity: 'error',
      from: { path: '^(contract|api|web)/src/', pathNot: TEST },
      to: { path: [TEST, '^api/test/', '^web/e2e/'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['/dist/', '^web/src/.+/generated/'] },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['@ainsathi/source', 'import', 'require', 'node', 'default'],
    },
  },
};
