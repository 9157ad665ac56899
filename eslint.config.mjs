import jest from 'eslint-plugin-jest'
import reactHooks from 'eslint-plugin-react-hooks'
import tseslint from 'typescript-eslint'
import { importArrows } from './scripts/eslint/importArrows.mjs'
import { localApiAccess } from './scripts/eslint/localApiAccess.mjs'
import { noLiteralText } from './scripts/eslint/noLiteralText.mjs'
import { typedStyles } from './scripts/eslint/typedStyles.mjs'

const quayside = {
  rules: {
    'import-arrows': importArrows,
    'local-api-access': localApiAccess,
    'no-literal-text': noLiteralText,
    'typed-styles': typedStyles,
  },
}

const tests = ['**/*.test.{ts,tsx}', 'tests/**/*.{ts,tsx}']

export default tseslint.config(
  {
    ignores: [
      'node_modules/',
      'dist/',
      'data/',
      'data-*/',
      'coverage/',
      'gallery/',
      'cms/.next/',
      'cms/next-env.d.ts',
      // Written by Payload's generators.
      'collections/payload-types.ts',
      'cms/app/(payload)/admin/importMap.js',
      'cms/migrations/',
    ],
  },
  {
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    languageOptions: {
      parser: tseslint.parser,
      // No types: what needs them is asked of the step `types` (.oxlintrc.json), in a tenth of the time.
      parserOptions: { ecmaFeatures: { jsx: true } },
    },
    plugins: { quayside, '@typescript-eslint': tseslint.plugin },
  },
  {
    files: ['**/*.{ts,tsx}', 'scripts/**/*.mjs'],
    extends: [tseslint.configs.recommended],
    rules: {
      'quayside/import-arrows': 'error',
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-debugger': 'error',
      'no-eval': 'error',
      'no-new-func': 'error',
      'no-constant-binary-expression': 'error',
      'no-self-compare': 'error',
      'no-unreachable-loop': 'error',
      'no-var': 'error',
      'prefer-const': 'error',
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports', disallowTypeAnnotations: false }],
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true }],
      '@typescript-eslint/ban-ts-comment': ['error', { 'ts-expect-error': true, 'ts-ignore': true, 'ts-nocheck': true }],
    },
  },
  {
    files: ['{shared,collections,cms,jobs,portal}/**/*.{ts,tsx}'],
    ignores: tests,
    rules: { 'no-console': ['error', {}] },
  },
  {
    files: ['{collections,cms,jobs}/**/*.{ts,tsx}'],
    ignores: tests,
    rules: { 'quayside/local-api-access': 'error' },
  },
  {
    files: ['{collections,cms,jobs}/**/*.{ts,tsx}'],
    ignores: ['cms/server/boundedCache.ts'],
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          name: 'lru-cache',
          allowTypeImports: true,
          message: 'Make caches with boundedCache (cms/server): it bounds them by bytes and counts them.',
        },
      ],
    },
  },
  {
    files: ['portal/**/*.{ts,tsx}', 'cms/{admin,app}/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks },
    rules: { 'react-hooks/rules-of-hooks': 'error', 'react-hooks/exhaustive-deps': 'error' },
  },
  {
    files: ['portal/**/*.tsx'],
    ignores: tests,
    rules: { 'quayside/no-literal-text': 'error' },
  },
  {
    files: ['portal/**/*.{ts,tsx}'],
    ignores: [...tests, 'portal/ui/{media,tokens}.ts'],
    rules: { 'quayside/typed-styles': 'error' },
  },
  {
    files: tests,
    ...jest.configs['flat/recommended'],
    rules: {
      ...jest.configs['flat/recommended'].rules,
      'jest/no-focused-tests': 'error',
      'jest/no-disabled-tests': 'error',
      'jest/no-commented-out-tests': 'error',
      'jest/valid-expect': ['error', { maxArgs: 2 }],
      // Tables of cases, helpers that assert and waits that throw are good tests too.
      'jest/expect-expect': ['error', { assertFunctionNames: ['expect*', 'assert*', 'see*', 'fc.assert', '*.run', '**.waitFor*'] }],
      'jest/no-conditional-expect': 'error',
      'jest/no-standalone-expect': 'off',
      'jest/no-export': 'off',
    },
  },
  {
    // Too old a Node must still be able to read these, to say that it is too old.
    files: ['scripts/{start,test,build,dev}.mjs', 'scripts/lib/nodeVersion.mjs'],
    languageOptions: { parser: undefined, ecmaVersion: 2020, sourceType: 'module', parserOptions: { ecmaVersion: 2020 } },
  },
)
