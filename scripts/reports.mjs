// Reads the JSON reports of jest and Playwright.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { root } from './workspace.mjs';

const folder = path.join(root, 'e2e/results');
export const jestReport = path.join(folder, 'jest.json');
export const playwrightReport = path.join(folder, 'playwright.json');

export function clearReports() {
  mkdirSync(folder, { recursive: true });
  for (const file of [jestReport, playwrightReport]) rmSync(file, { force: true });
}

const read = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined);

/**
 * { passed, failed } of a run that exited with `code`. Without a report, or a failed test, a failed run counts as one.
 */
export function countJest(code) {
  const report = read(jestReport);
  return count(code, report?.numPassedTests, report && report.numFailedTests + report.numRuntimeErrorTestSuites);
}
/** Errors outside tests, such as a shop that didn't open, count as failures. */
export function countPlaywright(code) {
  const report = read(playwrightReport);
  return count(
    code,
    report && report.stats.expected + report.stats.flaky,
    report && report.stats.unexpected + report.errors.length,
  );
}
const count = (code, passed = 0, failed = 1) => ({ passed, failed: failed || (code === 0 ? 0 : 1) });

/** [{ title, file }] of every test that passed in the last run. */
export function passedTests() {
  const jest = (read(jestReport)?.testResults ?? []).flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'passed')
      .map(({ fullName }) => ({ title: fullName, file: path.relative(root, name) })),
  );
  const browser = read(playwrightReport);
  return [
    ...jest,
    ...(browser?.suites ?? []).flatMap((suite) => passedSpecs(suite, path.relative(root, browser.config.rootDir))),
  ];
}

/** `folder`: the folder of the spec files. */
function passedSpecs(suite, folder, above = '') {
  const title = [above, suite.title].filter(Boolean).join(' › ');
  const own = (suite.specs ?? [])
    .filter(({ ok, tests }) => ok && tests.some(({ status }) => status !== 'skipped'))
    .map((spec) => ({ title: `${title} › ${spec.title}`, file: path.join(folder, spec.file) }));
  return [...own, ...(suite.suites ?? []).flatMap((inner) => passedSpecs(inner, folder, title))];
}
