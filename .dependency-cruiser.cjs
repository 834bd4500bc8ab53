'use strict';

const { API_LAYERS, API_UPWARD, MODULES, WEB_LAYERS, WEB_UPWARD } = require('./scripts/lib/layers.cjs');

const MODULES_FOLDER = '^api/src/modules';
const TEST = '\\.test\\.tsx?$';
const SCREEN = '-screen\\.tsx$';
const upward = (half, files) => files.map((file) => `^${half}/src/${file.replaceAll('.', '\\.')}$`);
const UPWARD = upward('api', API_UPWARD);
const modulesOf = (half) => Object.keys(MODULES).filter((name) => MODULES[name].halves.includes(half));

/** One rule for each layer but the highest: it imports nothing from the layers above it. */
const layerRules = (half, layers, exceptions) =>
  layers.slice(1).map(({ name, paths }, index) => ({
    name: `${half}-${name.replaceAll(/\W+/g, '-')}-imports-nothing-above`,
    comment: layers.map((layer) => layer.name).join(' -> '),
    severity: 'error',
    from: { path: `^${half}/src/(${paths.join('|')})`, pathNot: [...exceptions, TEST] },
    to: {
      path: `^${half}/src/(${layers
        .slice(0, index + 1)
        .flatMap((layer) => layer.paths)
        .join('|')})`,
    },
  }));

const inSomeLayer = (half, layers) => ({
  name: `every-file-of-${half}-is-in-a-layer`,
  severity: 'error',
  from: {
    path: `^${half}/src/`,
    pathNot: [...layers.map(({ paths }) => `^${half}/src/(${paths.join('|')})`), TEST],
  },
  to: {},
});

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
      from: { path: '^api/src', pathNot: [...UPWARD, TEST] },
      to: { path: '\\.(resolver|routes)\\.ts$' },
    },
    {
      name: 'services-keep-out-of-other-modules-insides',
      comment:
        "A service uses other modules' services and entities, never their loaders, policies, inputs or rules.",
      severity: 'error',
      from: { path: `${MODULES_FOLDER}/([^/]+)/.+\\.service\\.ts$` },
      to: {
        path: `${MODULES_FOLDER}/[^/]+/.+\\.(loader|policy|inputs|status)\\.ts$`,
        pathNot: `${MODULES_FOLDER}/$1/`,
      },
    },
    ...layerRules('api', API_LAYERS, UPWARD),
    inSomeLayer('api', API_LAYERS),
    ...['api', 'web'].map((half) => ({
      name: `every-module-of-${half}-is-listed`,
      severity: 'error',
      from: {
        path: `^${half}/src/modules/`,
        pathNot: `^${half}/src/modules/(${modulesOf(half).join('|')})/`,
      },
      to: {},
    })),
    {
      name: 'db-knows-no-module',
      severity: 'error',
      from: { path: '^api/src/db/' },
      to: { path: MODULES_FOLDER },
    },
    ...Object.entries(MODULES).map(([module, { halves, below }]) => ({
      name: `${module}-imports-the-modules-below-it`,
      comment: `Of the modules, its parts import ${below.join(', ') || 'no other'}; a screen brings several together.`,
      severity: 'error',
      from: { path: `^(${halves.join('|')})/src/modules/${module}/`, pathNot: [TEST, SCREEN] },
      to: { path: '^(api|web)/src/modules/', pathNot: `/src/modules/(${[module, ...below].join('|')})/` },
    })),
    {
      name: 'only-routes-import-screens',
      severity: 'error',
      from: { path: '^web/src/', pathNot: ['^web/src/app/routes/', TEST] },
      to: { path: `^web/src/modules/.+${SCREEN}` },
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
    ...layerRules('web', WEB_LAYERS, upward('web', WEB_UPWARD)),
    inSomeLayer('web', WEB_LAYERS),
    {
      name: 'ui-owns-no-data',
      severity: 'error',
      from: { path: '^web/src/ui/', pathNot: TEST },
      to: { path: '^web/src/graphql/' },
    },
    {
      name: 'product-imports-no-test',
      severity: 'error',
      from: { path: '^(contract|api|web)/src/', pathNot: TEST },
      to: { path: [TEST, '^api/test/', '^web/(e2e|test)/'] },
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
