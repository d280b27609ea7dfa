// `npm run verify`: what must hold before anything is tested. Each step that fails says what to do.
import { pathToFileURL } from 'node:url';
import { endWithParent, run, say } from './house.mjs';
import { compileAllMessages } from './messages.mjs';
import { runCommand } from './processes.mjs';

const steps = [
  { name: 'format and lint', script: 'lint', mend: 'npm run format mends most of it; the rest is named above.' },
  { name: 'layers', script: 'layers', mend: 'An import goes the wrong way: ARCHITECTURE.md says who may import whom.' },
  { name: 'types', script: 'types', mend: 'Mend the types that are named above.' },
  { name: 'dead code', script: 'dead-code', mend: 'Remove what nothing uses, or use it.' },
];

/** Gives the names of the steps that failed. */
export async function verify() {
  await compileAllMessages();
  const failed = [];
  for (const { name, script, mend } of steps) {
    const start = performance.now();
    const { code, output } = await runCommand('npm', ['run', '--silent', script]);
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    say(`${code === 0 ? '✓' : '✗'} ${name} (${seconds} s)`);
    if (code === 0) continue;
    failed.push(name);
    say(`${output.trim()}\n  ${name} failed. ${mend}`);
  }
  return failed;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  endWithParent();
  await run(async () => process.exit((await verify()).length ? 1 : 0));
}
