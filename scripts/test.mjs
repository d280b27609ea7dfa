// `npm test`: all checks and tests, from formatting to browsers. The last line counts the tests.
import path from 'node:path';
import { findBrowser } from './browser.mjs';
import { build } from './build.mjs';
import { install } from './install.mjs';
import { nodeProblem } from './node-version.mjs';
import { runCommand } from './processes.mjs';
import { clearReports, countJest, countPlaywright, jestReport, playwrightReport } from './reports.mjs';
import { verify } from './verify.mjs';
import { endWithParent, log, Problem, root, run } from './workspace.mjs';

endWithParent();
await run(async () => {
  const problem = nodeProblem(process.versions.node);
  if (problem) throw new Problem(problem);
  clearReports();
  await install();
  const browser = await findBrowser();
  const broken = await verify();
  const unit = await runCommand(bin('', 'jest'), ['--json', `--outputFile=${jestReport}`], { show: 'all' });
  await build();
  const inBrowser = await runCommand(bin('e2e', 'playwright'), ['test'], {
    cwd: path.join(root, 'e2e'),
    env: browserEnv(browser),
    show: 'all',
  });
  const counts = [countJest(unit.code), countPlaywright(inBrowser.code), { passed: 0, failed: broken.length }];
  const sum = (key) => counts.reduce((total, count) => total + count[key], 0);
  if (broken.length) log(`Failed before the tests: ${broken.join(', ')}`);
  log(`${sum('passed')} passed, ${sum('failed')} failed`);
  process.exit(sum('failed') === 0 && sum('passed') > 0 ? 0 : 1);
});

function bin(dir, name) {
  return path.join(root, dir, 'node_modules/.bin', name);
}
/** PLAYWRIGHT_JSON: where e2e/playwright.config.ts writes its report. */
function browserEnv(browser) {
  return { ...process.env, ...(browser ? { CHROMIUM_PATH: browser } : {}), PLAYWRIGHT_JSON: playwrightReport };
}
