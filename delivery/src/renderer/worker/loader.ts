import async_hooks from 'node:async_hooks';
import crypto from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import stream from 'node:stream';
import util from 'node:util';
import { compileFunction } from 'node:vm';
import type { PageState } from '@bookfront/shared/contract';
import type { SiteSettings } from '@bookfront/shared/schemas';
import type { Rendered } from '../messages';
import { freezeIntrinsics, freezeShared, quietConsole } from './freeze';

/** A component of a release; this side knows no React. */
export type View = (props: object) => unknown;
export type Lookup = (id: string) => View | undefined;
export interface ShellServer {
  shared: Record<string, unknown>;
  render(page: PageState, lookup: Lookup, nonce: string): Promise<Omit<Rendered, 'skipped'>>;
  themeCss(settings: SiteSettings): string;
}
export type RemoteServer = Record<string, { default: View } | undefined>;

/** The modules of Node that react-dom/server needs. */
const builtins = {
  stream,
  'node:stream': stream,
  util,
  'node:util': util,
  crypto,
  'node:crypto': crypto,
  async_hooks,
  'node:async_hooks': async_hooks,
};
const processStub = { env: { NODE_ENV: 'production' }, emitWarning() {}, nextTick: process.nextTick };
const loaded = new Map<string, { value?: unknown; error?: unknown }>();

/** The shell's server build in `dir`, which brings all shared instances. It runs under the same rules as the remotes. */
export const loadShell = (dir: string): ShellServer =>
  loadOnce(keyOf(dir), () => {
    loadOnce('frozen', freezeIntrinsics);
    const shell = evaluate(dir, builtins) as ShellServer;
    freezeShared(shell.shared);
    return shell;
  });

/** The remote's server build in `dir`, with the instances of that shell: two shells in one thread never mix. */
export const loadRemote = (shellDir: string, dir: string): RemoteServer =>
  loadOnce(`${keyOf(shellDir)} ${keyOf(dir)}`, () => evaluate(dir, loadShell(shellDir).shared) as RemoteServer);

/** Includes the inode, since a refused upload may be repeated under the same version in a new folder. */
const keyOf = (dir: string): string => `${dir}#${statSync(dir, { throwIfNoEntry: false })?.ino}`;

/**
 * Runs in this thread's own context, but with no real process, network or intervals. It has a console to itself:
 * React's development build replaces the methods of the console that it finds.
 */
function evaluate(dir: string, modules: Record<string, unknown>): unknown {
  const file = path.join(dir, 'server/index.cjs');
  const run = compileFunction(
    readFileSync(file, 'utf8'),
    ['module', 'exports', 'require', 'process', 'console', 'fetch', 'setInterval'],
    { filename: file },
  );
  const made = { exports: {} };
  run(made, made.exports, (id: string) => provide(modules, id), processStub, quietConsole());
  return made.exports;
}

function provide(modules: Record<string, unknown>, id: string): unknown {
  if (Object.hasOwn(modules, id)) return modules[id];
  throw new Error(`${id} may not be required on the server`);
}

/** Caches results and errors, so that a release that failed once fails fast. */
function loadOnce<T>(key: string, make: () => T): T {
  const hit = loaded.get(key) ?? attempt(make);
  loaded.set(key, hit);
  if ('error' in hit) throw hit.error;
  return hit.value as T;
}

function attempt(make: () => unknown): { value?: unknown; error?: unknown } {
  try {
    return { value: make() };
  } catch (error) {
    return { error };
  }
}
