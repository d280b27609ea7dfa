// `pnpm verify`: the checks before the tests. Each failed step says what to do.
import { pathToFileURL } from 'node:url';
import { compileAllMessages } from './messages.mjs';
import { runCommand } from './processes.mjs';
import { endWithParent, log, run } from './workspace.mjs';

const steps = [
  { name: 'format and lint', script: 'lint', advice: 'pnpm format fixes most of it; the rest is listed above.' },
  {
    name: 'layers',
    script: 'layers',
    advice: 'An import goes the wrong way: ARCHITECTURE.md says who may import whom.',
  },
  { name: 'types', script: 'types', advice: 'Fix the type errors that are listed above.' },
  { name: 'dead code', script: 'dead-code', advice: 'Remove the unused code that is listed above.' },
];
/** The unit tests affected by changes since main, uncommitted ones included. */
const touched = {
  name: 'tests of the changes',
  script: 'touched',
  advice: 'Fix the failed tests that are listed above.',
};

/** Returns the names of the failed steps. `npm test` runs all unit tests itself. */
export async function verify({ withTouchedTests = false } = {}) {
  await compileAllMessages();
  // at once, since each keeps only one processor busy
  const failed = (await Promise.all(steps.map(failureOf))).flat();
  return withTouchedTests ? [...failed, ...(await failureOf(touched))] : failed;
}

/** The step's name if it fails. */
async function failureOf({ name, script, advice }) {
  const start = performance.now();
  const { code, output } = await runCommand('npm', ['run', '--silent', script]);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  log(`${code === 0 ? '✓' : '✗'} ${name} (${seconds} s)`);
  if (code === 0) return [];
  log(`${output.trim()}\n  ${name} failed. ${advice}`);
  return [name];
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  endWithParent();
  await run(async () => process.exit((await verify({ withTouchedTests: true })).length ? 1 : 0));
}
