'use strict';

const eslint = require('@eslint/js');
const globals = require('globals');
const jsxA11y = require('eslint-plugin-jsx-a11y');
const reactHooks = require('eslint-plugin-react-hooks');
const tseslint = require('typescript-eslint');

const SIZE = { skipBlankLines: true, skipComments: true };
const TESTS = ['**/*.test.{ts,tsx}', 'api/test/**', 'web/e2e/**'];

const TABLE_ROLES = {
  table: ['table'],
  thead: ['rowgroup'],
  tbody: ['rowgroup'],
  tr: ['row'],
  th: ['columnheader', 'rowheader'],
  td: ['cell'],
};

module.exports = tseslint.config(
  {
    ignores: [
      '**/dist/**',
      '**/coverage/**',
      '.cache/**',
      '.data/**',
      'playwright-report/**',
      'test-results/**',
      'web/src/**/generated/**',
      // Its types come from packages of its own; its build checks them.
      'examples/**',
    ],
  },
  eslint.configs.recommended,
  {
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'prefer-const': 'error',
      'no-var': 'error',
      'object-shorthand': 'error',
    },
  },
  { files: ['**/*.{js,cjs,mjs}'], languageOptions: { globals: globals.node } },
  { files: ['**/*.cjs', '*.js'], languageOptions: { sourceType: 'commonjs' } },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.strictTypeChecked, tseslint.configs.stylisticTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: __dirname } },
    rules: {
      // Template strings may contain numbers, as in log entries and messages.
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      // React, Express and event emitters accept handlers that return a promise; a promise that is not awaited is still
      // an error (no-floating-promises).
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: false }],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      // type-graphql and TypeORM classes hold decorators and no code.
      '@typescript-eslint/no-extraneous-class': ['error', { allowWithDecorator: true }],
      // `||` on purpose: an empty text takes the default as a missing one does.
      '@typescript-eslint/prefer-nullish-coalescing': [
        'error',
        { ignorePrimitives: { string: true, boolean: true } },
      ],
      // Brackets mark keys that the type does not guarantee.
      '@typescript-eslint/dot-notation': ['error', { allowIndexSignaturePropertyAccess: true }],
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_$' }],
    },
  },
  {
    // Injected and decorated classes need their imports at run time, which this rule cannot see.
    files: ['api/**/*.ts', 'scripts/**/*.ts'],
    rules: {
      '@typescript-eslint/consistent-type-imports': 'off',
      // Schema types are classes only for their decorators; resolvers return plain objects of that shape.
      '@typescript-eslint/no-unsafe-class-instance-assignment': 'off',
    },
  },
  {
    files: ['contract/src/**/*.ts', 'api/src/**/*.ts', 'web/src/**/*.{ts,tsx}'],
    ignores: TESTS,
    rules: {
      'no-console': 'error',
      'no-alert': 'error',
      'max-lines-per-function': ['error', { max: 60, ...SIZE }],
      'max-lines': ['error', { max: 250, ...SIZE }],
    },
  },
  {
    // Content, not logic: migrations are written once; the seed and the catalogues are texts.
    files: ['api/src/db/migrations/**', 'api/src/seed/**', 'web/src/i18n/**'],
    rules: { 'max-lines': 'off', 'max-lines-per-function': 'off' },
  },
  {
    // Components and hooks; catalogues are texts, and the browser tests have neither.
    files: ['web/src/**/*.{ts,tsx}'],
    ignores: ['web/src/i18n/{en,bn}/**'],
    ...reactHooks.configs.flat['recommended-latest'],
  },
  {
    files: ['web/src/**/*.{ts,tsx}'],
    ignores: TESTS,
    rules: {
      'no-restricted-properties': [
        'error',
        {
          object: 'crypto',
          property: 'randomUUID',
          message: 'It exists on pages with TLS only: lib/random-uuid.',
        },
      ],
    },
  },
  {
    files: ['web/**/*.tsx'],
    ...jsxA11y.flatConfigs.strict,
    rules: {
      ...jsxA11y.flatConfigs.strict.rules,
      // A changed `display`, as of tables shown as cards on a phone, removes their semantics; the roles restore them.
      'jsx-a11y/no-redundant-roles': ['error', TABLE_ROLES],
      'jsx-a11y/no-interactive-element-to-noninteractive-role': ['error', TABLE_ROLES],
      // Markup is long without being complicated.
      'max-lines-per-function': ['error', { max: 150, ...SIZE }],
    },
  },
  {
    files: TESTS,
    rules: {
      'max-lines': 'off',
      'max-lines-per-function': 'off',
      // A non-null assertion on a missing value fails the test, as it should.
      '@typescript-eslint/no-non-null-assertion': 'off',
      // Responses are JSON of any shape: the tests check them, not the compiler.
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
    },
  },
);
