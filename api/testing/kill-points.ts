import SqliteDatabase from 'better-sqlite3';

/**
 * Points at which a server under test may be killed: before its first write, after each database write and after each
 * provider reply; between them nothing happens outside its memory. The test sends { killAt }, counted from then on, 0
 * before the first.
 */
let left = Number.POSITIVE_INFINITY;
let passed = 0;

process.on('message', (message: { killAt?: number; count?: true }) => {
  if (message.count) process.send?.({ passed });
  if (message.killAt === undefined) return;
  [left, passed] = [message.killAt, 0];
  process.send?.({ armed: true });
});

/** Before an action if nothing has happened yet, and always after it. */
function at<T>(done: () => T): T {
  if (left === 0) process.kill(process.pid, 'SIGKILL');
  const result = done();
  const pass = () => {
    passed++;
    if (--left === 0) process.kill(process.pid, 'SIGKILL');
  };
  if (result instanceof Promise) void result.then(pass, pass);
  else pass();
  return result;
}

const isWrite = (source: string): boolean => /^\s*(insert|update|delete|commit)\b/i.test(source);

const statement: Record<'run' | 'all', (this: SqliteDatabase.Statement, ...values: unknown[]) => unknown> =
  Object.getPrototypeOf(new SqliteDatabase(':memory:').prepare('select 1'));
for (const name of ['run', 'all'] as const) {
  const original = statement[name];
  statement[name] = function (...values) {
    return isWrite(this.source) ? at(() => original.apply(this, values)) : original.apply(this, values);
  };
}

const ask = globalThis.fetch;
globalThis.fetch = (...question) => at(() => ask(...question));
