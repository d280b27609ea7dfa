// `npm run verify`: what must hold before anything is tested. Each step that fails says what to do.
import { pathToFileURL } from 'node:url';
import { compileAllMessages } from './messages.mjs';
import { runCommand } from './processes.mjs';
import { endWithParent, run, say } from './workspace.mjs';

const steps = [
  { name: 'format and lint', script: 'lint', advice: 'npm run format fixes most of it; the rest is named above.' },
  {
    name: 'layers',
    script: 'layers',
    advice: 'An import goes the wrong way: ARCHITECTURE.md says who may import whom.',
  },
  { name: 'types', script: 'types', advice: 'Fix the types that are named above.' },
  { name: 'dead code', script: 'dead-code', advice: 'Remove what nothing uses, or use it.' },
];
/** The unit tests that a change reaches: of this branch since main, and of what is not committed. */
const touched = {
  name: 'tests of what has changed',
  script: 'touched',
  advice: 'A test that the change reaches fails; it is named above.',
};

/** Gives the names of the steps that failed. `npm test` runs all unit tests itself. */
export async function verify({ withTouchedTests = false } = {}) {
  await compileAllMessages();
  const failed = [];
  for (const { name, script, advice } of withTouchedTests ? [...steps, touched] : steps) {
    const start = performance.now();
    const { code, output } = await runCommand('npm', ['run', '--silent', script]);
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    say(`${code === 0 ? '✓' : '✗'} ${name} (${seconds} s)`);
    if (code === 0) continue;
    failed.push(name);
    say(`${output.trim()}\n  ${name} failed. ${advice}`);
  }
  return failed;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  endWithParent();
  await run(async () => process.exit((await verify({ withTouchedTests: true })).length ? 1 : 0));
}
