// `pnpm requirements`: each line of docs/requirements.tsv with the passed tests that have its id; --missing: those
// without one.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { passedTests } from './reports.mjs';
import { log, Problem, root, run } from './workspace.mjs';

// exit quietly if a pager closes the pipe
process.stdout.on('error', () => process.exit(0));
await run(async () => {
  const tests = passedTests();
  if (tests.length === 0) throw new Problem('There is no report of a test run yet. Run npm test first.');
  const testsById = byId(tests);
  const lines = readLedger();
  const isMissing = process.argv.includes('--missing');
  for (const { id, owner, text } of lines) {
    const provingTests = testsById.get(id) ?? [];
    if (isMissing && provingTests.length) continue;
    log(
      `${id}\t${owner}\t${provingTests.length ? `${provingTests.length} ${provingTests.length === 1 ? 'test' : 'tests'}` : 'NO TEST'}\t${text}`,
    );
    for (const { title, file } of provingTests) log(`\t${file}: ${title}`);
  }
  log(`${lines.filter(({ id }) => testsById.has(id)).length} of ${lines.length} lines have a passed test`);
});

/** Tests by the ids in their titles' brackets: [BRW-15], or [BRW-15, BRW-16]. */
function byId(tests) {
  const found = new Map();
  for (const test of tests) {
    const ids = [...test.title.matchAll(/\[([^\]]+)\]/g)].flatMap(
      ([, inside]) => inside.match(/[A-Z]{3}-\d{2,3}/g) ?? [],
    );
    for (const id of new Set(ids)) found.set(id, [...(found.get(id) ?? []), test]);
  }
  return found;
}

function readLedger() {
  const [, ...rows] = readFileSync(path.join(root, 'docs/requirements.tsv'), 'utf8').trim().split('\n');
  return rows.map((row) => row.split('\t')).map(([id, owner, , text]) => ({ id, owner, text }));
}
