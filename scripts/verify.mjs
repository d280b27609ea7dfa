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

/** Gives the names of the steps that failed. */
export async function verify() {
  await compileAllMessages();
  const failed = [];
  for (const { name, script, advice } of steps) {
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
  await run(async () => process.exit((await verify()).length ? 1 : 0));
}
