import { storeTests } from './scripts/lib/storeTests.mjs'

const swc = (environmentOptions = {}) => ({
  '^.+\\.(t|j)sx?$': [
    '<rootDir>/tests/helpers/swcTransform.mjs',
    {
      jsc: {
        parser: { syntax: 'typescript', tsx: true, dynamicImport: true, decorators: false },
        transform: { react: { runtime: 'automatic' } },
        target: 'es2022',
        experimental: { keepImportAttributes: true },
        ...environmentOptions,
      },
      module: { type: 'es6' },
    },
  ],
})

const esm = {
  cacheDirectory: '<rootDir>/node_modules/.cache/jest',
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  transform: swc(),
  transformIgnorePatterns: ['/node_modules/'],
  modulePathIgnorePatterns: ['<rootDir>/dist', '<rootDir>/cms/.next', '<rootDir>/data'],
}

// Tests that have no page share the packages that one of their process has loaded.
const hasNoPage = {
  ...esm,
  runtime: '<rootDir>/tests/helpers/keptRuntime.cjs',
  testEnvironment: '<rootDir>/tests/helpers/keptEnvironment.mjs',
}

// Those that do their work in their own process, most of it in packages.
const computes = {
  ...hasNoPage,
  transform: { '/node_modules/.+\\.[cm]?js$': '<rootDir>/tests/helpers/packageTransform.mjs', ...swc() },
  transformIgnorePatterns: [],
}

const drivesProduct = {
  ...hasNoPage,
  globalSetup: '<rootDir>/tests/helpers/globalSetup.ts',
  globalTeardown: '<rootDir>/tests/helpers/globalTeardown.ts',
  setupFilesAfterEnv: ['<rootDir>/tests/helpers/setupProduct.ts'],
}

const onDatabase = storeTests()

export default {
  // What a test file leaves in its process is not given back, and each that follows pays for it; a process that has grown so large makes way for a new one.
  workerIdleMemoryLimit: '1.5GB',
  projects: [
    {
      ...computes,
      displayName: 'unit',
      testMatch: ['<rootDir>/{shared,collections,cms,jobs,scripts}/**/*.test.ts'],
      testPathIgnorePatterns: ['/node_modules/', ...onDatabase.map((path) => `^<rootDir>/${path}$`)],
      setupFilesAfterEnv: ['<rootDir>/tests/helpers/setupUnit.ts'],
    },
    {
      // Those of them that work on a database, found by what they import: `npm test` runs them on each.
      ...computes,
      displayName: 'store',
      testMatch: onDatabase.map((path) => `<rootDir>/${path}`),
      globalSetup: '<rootDir>/tests/helpers/storeServer.ts',
      globalTeardown: '<rootDir>/tests/helpers/stopStoreServer.ts',
      setupFilesAfterEnv: ['<rootDir>/tests/helpers/setupUnit.ts'],
    },
    {
      ...esm,
      displayName: 'portal',
      testEnvironment: '<rootDir>/tests/helpers/portalEnvironment.mjs',
      // Screens of the panel that stand on nothing of Payload's are tested as those of the portal are.
      testMatch: ['<rootDir>/portal/**/*.test.{ts,tsx}', '<rootDir>/cms/admin/**/*.test.tsx'],
      setupFilesAfterEnv: ['<rootDir>/tests/helpers/setupPortal.ts'],
      // Rules are inserted one by one, as in production. As text they have jsdom read a whole sheet anew for each.
      globals: { SC_DISABLE_SPEEDY: false },
      moduleNameMapper: { '\\.(woff2|svg|png)$': '<rootDir>/tests/helpers/assetStub.ts' },
    },
    {
      ...drivesProduct,
      displayName: 'api',
      testMatch: ['<rootDir>/tests/{api,access}/**/*.test.ts'],
    },
    {
      ...drivesProduct,
      displayName: 'faults',
      testMatch: ['<rootDir>/tests/faults/**/*.test.ts'],
    },
    ...['e2e', 'panel'].map((name) => ({
      ...drivesProduct,
      globalSetup: '<rootDir>/tests/helpers/browserSetup.ts',
      displayName: name,
      testMatch: [`<rootDir>/tests/${name}/**/*.test.ts`],
    })),
  ],
}
