/**
 * The stateful modules of `shared` call this when they are evaluated. A second copy in one page would split the session
 * or the bus in two without anyone noticing, so it throws: import them by their package sub-path, never by a relative
 * path. In the browser only: a server or a test run has one module registry for each render.
 * `react`: the version that the module is bound to. A release of another React major brings one copy of its own, which
 * follows the page's (`lifecyclesOf`).
 */
export function assertSingleton(name: string, react = ''): void {
  if (typeof document === 'undefined') return;
  const page = globalThis as { [INSTANCES]?: Set<string>; [MAJOR]?: string };
  const started = page[INSTANCES] ?? new Set<string>();
  page[INSTANCES] = started;
  const [major = ''] = react.split('.');
  if (major) page[MAJOR] ??= major;
  const id = major && major !== page[MAJOR] ? `${name} for React ${major}` : name;
  if (started.has(id)) throw new Error(`a second copy of @bookfront/shared/${id} in one page`);
  started.add(id);
}

const INSTANCES: unique symbol = Symbol.for('bookfront.instances') as never;
const MAJOR: unique symbol = Symbol.for('bookfront.react') as never;
