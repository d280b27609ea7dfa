// The JSON reports of jest and Playwright: where they are, and what they say.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { root } from './house.mjs';

const folder = path.join(root, 'e2e/results');
export const jestReport = path.join(folder, 'jest.json');
export const playwrightReport = path.join(folder, 'playwright.json');

export function clearReports() {
  mkdirSync(folder, { recursive: true });
  for (const file of [jestReport, playwrightReport]) rmSync(file, { force: true });
}

const read = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined);

/** { passed, failed } of each; a run that left no report is one failure. */
export function countJest() {
  const report = read(jestReport);
  if (!report) return { passed: 0, failed: 1 };
  return { passed: report.numPassedTests, failed: report.numFailedTests + report.numRuntimeErrorTestSuites };
}
export function countPlaywright() {
  const report = read(playwrightReport);
  if (!report) return { passed: 0, failed: 1 };
  return {
    passed: report.stats.expected + report.stats.flaky,
    failed: report.stats.unexpected + report.errors.filter(() => report.stats.unexpected === 0).length,
  };
}

/** [{ title, file }] of every test that passed in the last run. */
export function passedTests() {
  const jest = (read(jestReport)?.testResults ?? []).flatMap(({ name, assertionResults }) =>
    assertionResults.filter(({ status }) => status === 'passed').map(({ fullName }) => ({ title: fullName, file: path.relative(root, name) })),
  );
  return [...jest, ...(read(playwrightReport)?.suites ?? []).flatMap((suite) => passedSpecs(suite))];
}

function passedSpecs(suite, above = '') {
  const title = [above, suite.title].filter(Boolean).join(' › ');
  const own = (suite.specs ?? [])
    .filter(({ ok, tests }) => ok && tests.some(({ status }) => status !== 'skipped'))
    .map((spec) => ({ title: `${title} › ${spec.title}`, file: `e2e/${spec.file}` }));
  return [...own, ...(suite.suites ?? []).flatMap((inner) => passedSpecs(inner, title))];
}
