// Mutation testing of pure rules (`pnpm mutate`): Stryker breaks a rule in every small way, and a test must fail.
const jestConfig = require('./jest.config.cjs');
const testsOf = require('./scripts/rule-files.cjs');

/** scripts/mutate.mjs names one rule file at a time. */
const mutate = process.env.MUTATE ? [process.env.MUTATE] : Object.keys(testsOf);

module.exports = {
  mutate,
  plugins: ['@stryker-mutator/jest-runner'],
  testRunner: 'jest',
  jest: {
    config: { ...jestConfig, testMatch: mutate.flatMap((rule) => testsOf[rule]).map((test) => `<rootDir>/${test}`) },
    enableFindRelatedTests: false,
  },
  coverageAnalysis: 'perTest',
  concurrency: 1,
  thresholds: { high: 98, low: 95, break: 95 },
  reporters: ['clear-text', 'progress'],
  clearTextReporter: { logTests: false, reportTests: false },
  ignorePatterns: ['dist', 'docs', '/e2e', '/.data', 'results'],
  tempDirName: '.cache/stryker',
};
