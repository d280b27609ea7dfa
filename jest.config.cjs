const { remotes } = require('./shared/webpack/remotes.cjs');

/** Unit and api tests of every package; the browser tests are Playwright's (e2e/). */
module.exports = {
  testEnvironment: 'node',
  roots: ['shared', 'shell', ...remotes, 'api', 'delivery'].map((dir) => `<rootDir>/${dir}`),
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
  modulePathIgnorePatterns: ['/dist/'],
  transform: {
    // ES modules, which jest cannot load as they are
    '/(iso-3166|double-metaphone|jose|react-leaflet|@react-leaflet/core)/.+\\.js$': [
      '@swc/jest',
      { module: { type: 'commonjs' } },
    ],
    // the compiled texts are ES modules too
    '/\\.messages/.+\\.js$': ['@swc/jest', { module: { type: 'commonjs' } }],
    '^.+\\.[cm]?tsx?$': [
      '@swc/jest',
      {
        jsc: {
          parser: { syntax: 'typescript', tsx: true },
          target: 'es2022',
          transform: { react: { runtime: 'automatic' } },
        },
      },
    ],
  },
  transformIgnorePatterns: ['/node_modules/(?!.*(iso-3166|double-metaphone|jose|react-leaflet))'],
  globalSetup: '<rootDir>/api/testing/prepared-shops-setup.cjs',
  globalTeardown: '<rootDir>/api/testing/prepared-shops-teardown.cjs',
  setupFiles: ['<rootDir>/shared/src/testing/jest-globals.ts'],
  setupFilesAfterEnv: ['<rootDir>/shared/src/testing/jest-setup.ts'],
  maxWorkers: 2,
  // no test waits for a time: this ends one that hangs. A shop that opens in two seconds takes half a minute on a
  // machine that is busy
  testTimeout: 60_000,
};
