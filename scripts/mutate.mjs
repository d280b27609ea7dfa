// `pnpm mutate [FILE…]`: mutation testing of the named rule files, or of those that changed on this branch, with their
// tests. rule-files.cjs lists the rules; stryker.config.cjs has the minimum score.
import { execFileSync } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import { compileAllMessages } from './messages.mjs';
import { runCommand } from './processes.mjs';
import { endWithParent, log, Problem, root, run } from './workspace.mjs';

const require = createRequire(import.meta.url);
const testsOf = require('./rule-files.cjs');

endWithParent();
await run(async () => {
  const named = process.argv.slice(2);
  const unknown = named.find((file) => !Object.hasOwn(testsOf, file));
  if (unknown) throw new Problem(`${unknown} is not in scripts/rule-files.cjs. Add it there with its tests.`);
  const rules = named.length > 0 ? named : changedRules();
  if (rules.length === 0) {
    log('No rule file has changed. Name one to mutate it: pnpm mutate shared/src/format/isbn.ts');
    process.exit(0);
  }
  await compileAllMessages();
  const surviving = [];
  for (const rule of rules) if (!(await passesMutationScore(rule))) surviving.push(rule);
  if (surviving.length > 0)
    throw new Problem(`Too many mutants survive in ${surviving.join(', ')}. Add tests for those listed above.`);
  process.exit(0);
});

/** One run per rule file, since mutants in constants run against every test of the run. */
async function passesMutationScore(rule) {
  const stryker = path.join(root, 'node_modules/.bin/stryker');
  return (await runCommand(stryker, ['run'], { env: { ...process.env, MUTATE: rule }, show: 'all' })).code === 0;
}

function changedRules() {
  const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
  const base = git('merge-base', 'main', 'HEAD');
  const changed = new Set(git('diff', '--name-only', base).split('\n'));
  return Object.keys(testsOf).filter((rule) => [rule, ...testsOf[rule]].some((file) => changed.has(file)));
}
