/**
 * The stateful modules of `shared` call this when they are evaluated. A second copy in one page would split the session or the
 * bus in two without a sign, so it refuses to start: import them by their package sub-path, never by a relative path.
 * In the browser only: a server or a test run has one module registry for each render.
 */
export function onlyOnce(name: string): void {
  if (typeof document === 'undefined') return;
  const page = globalThis as { [INSTANCES]?: Set<string> };
  const started = page[INSTANCES] ?? new Set<string>();
  page[INSTANCES] = started;
  if (started.has(name)) throw new Error(`a second copy of @bookfront/shared/${name} in one page`);
  started.add(name);
}

const INSTANCES: unique symbol = Symbol.for('bookfront.instances') as never;
