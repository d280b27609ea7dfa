// `npm test`: everything, from formatting to browsers. Its last line counts the tests.
import path from 'node:path';
import { findBrowser } from './browser.mjs';
import { build } from './build.mjs';
import { endWithParent, Problem, root, run, say } from './house.mjs';
import { install } from './install.mjs';
import { nodeProblem } from './node-version.mjs';
import { runCommand } from './processes.mjs';
import { clearReports, countJest, countPlaywright, jestReport, playwrightReport } from './reports.mjs';
import { verify } from './verify.mjs';

endWithParent();
await run(async () => {
  const problem = nodeProblem(process.versions.node);
  if (problem) throw new Problem(problem);
  clearReports();
  await install();
  const browser = await findBrowser();
  const broken = await verify();
  await runCommand(bin('', 'jest'), ['--json', `--outputFile=${jestReport}`], { show: 'all' });
  await build();
  await runCommand(bin('e2e', 'playwright'), ['test', '--reporter=list,json'], {
    cwd: path.join(root, 'e2e'),
    env: { ...process.env, ...browserEnv(browser) },
    show: 'all',
  });
  const counts = [countJest(), countPlaywright(), { passed: 0, failed: broken.length }];
  const sum = (key) => counts.reduce((total, count) => total + count[key], 0);
  if (broken.length) say(`Failed before the tests: ${broken.join(', ')}`);
  say(`${sum('passed')} passed, ${sum('failed')} failed`);
  process.exit(sum('failed') === 0 && sum('passed') > 0 ? 0 : 1);
});

function bin(dir, name) {
  return path.join(root, dir, 'node_modules/.bin', name);
}
function browserEnv(browser) {
  return { ...(browser ? { CHROMIUM_PATH: browser } : {}), PLAYWRIGHT_JSON_OUTPUT_NAME: playwrightReport, PLAYWRIGHT_JSON_OUTPUT_FILE: playwrightReport };
}
