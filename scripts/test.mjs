// `npm test`: everything, from formatting to browsers. Its last line counts the tests.
import path from 'node:path';
import { findBrowser } from './browser.mjs';
import { build } from './build.mjs';
import { install } from './install.mjs';
import { nodeProblem } from './node-version.mjs';
import { runCommand } from './processes.mjs';
import { clearReports, countJest, countPlaywright, jestReport, playwrightReport } from './reports.mjs';
import { verify } from './verify.mjs';
import { endWithParent, Problem, root, run, say } from './workspace.mjs';

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
  if (broken.length) say(`Failed before the tests: ${broken.join(', ')}`);
  say(`${sum('passed')} passed, ${sum('failed')} failed`);
  process.exit(sum('failed') === 0 && sum('passed') > 0 ? 0 : 1);
});

function bin(dir, name) {
  return path.join(root, dir, 'node_modules/.bin', name);
}
/** e2e/playwright.config.ts writes its report where PLAYWRIGHT_JSON says. */
function browserEnv(browser) {
  return { ...process.env, ...(browser ? { CHROMIUM_PATH: browser } : {}), PLAYWRIGHT_JSON: playwrightReport };
}
