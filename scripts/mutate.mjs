// `pnpm mutate [FILE…]`: mutation testing of the rule files that are named, or of those that have changed, with their
// tests, since the branch left main. rule-files.cjs lists the rules; stryker.config.cjs has the goal.
import { execFileSync } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import { compileAllMessages } from './messages.mjs';
import { runCommand } from './processes.mjs';
import { endWithParent, Problem, root, run, say } from './workspace.mjs';

const require = createRequire(import.meta.url);
const testsOf = require('./rule-files.cjs');

endWithParent();
await run(async () => {
  const named = process.argv.slice(2);
  const unknown = named.find((file) => !Object.hasOwn(testsOf, file));
  if (unknown) throw new Problem(`${unknown} is no rule of scripts/rule-files.cjs. Add it there with its tests.`);
  const rules = named.length > 0 ? named : changedRules();
  if (rules.length === 0) {
    say('No rule file has changed. Name one to mutate it: pnpm mutate shared/src/format/isbn.ts');
    process.exit(0);
  }
  await compileAllMessages();
  const weak = [];
  for (const rule of rules) if (!(await isHeld(rule))) weak.push(rule);
  if (weak.length > 0) throw new Problem(`Too many faults go unseen in ${weak.join(', ')}. Test what is listed above.`);
  process.exit(0);
});

/** One rule at a time: a fault of a constant is tried against every test of the run. */
async function isHeld(rule) {
  const stryker = path.join(root, 'node_modules/.bin/stryker');
  return (await runCommand(stryker, ['run'], { env: { ...process.env, MUTATE: rule }, show: 'all' })).code === 0;
}

function changedRules() {
  const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
  const base = git('merge-base', 'main', 'HEAD');
  const changed = new Set(git('diff', '--name-only', base).split('\n'));
  return Object.keys(testsOf).filter((rule) => [rule, ...testsOf[rule]].some((file) => changed.has(file)));
}
