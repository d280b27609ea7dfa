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
import { freezeIntrinsics } from './freeze';

/** A component of a release; this side knows no React. */
export type View = (props: object) => unknown;
export type Lookup = (id: string) => View | undefined;
export interface ShellServer {
  shared: Record<string, unknown>;
  render(page: PageState, lookup: Lookup, nonce: string): Promise<Omit<Rendered, 'skipped'>>;
  themeCss(settings: SiteSettings): string;
}
export type RemoteServer = Record<string, { default: View } | undefined>;

/** What react-dom/server needs of Node. */
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
const kept = new Map<string, { value?: unknown; error?: unknown }>();

/** The shell's server build in `dir`. It brings all shared instances; after it nothing of the language may change. */
export const loadShell = (dir: string): ShellServer =>
  once(keyOf(dir), () => {
    const shell = evaluate(dir, builtins);
    once('frozen', freezeIntrinsics);
    return shell as ShellServer;
  });

/** The remote's server build in `dir`, with the instances of that shell: two shells in one thread never mix. */
export const loadRemote = (shellDir: string, dir: string): RemoteServer =>
  once(`${keyOf(shellDir)} ${keyOf(dir)}`, () => evaluate(dir, loadShell(shellDir).shared) as RemoteServer);

/** A refused upload may come again under the same version: its folder is then another one of the same name. */
const keyOf = (dir: string): string => `${dir}#${statSync(dir, { throwIfNoEntry: false })?.ino}`;

/** Runs in this thread's own context, but with no real process, network or intervals. */
function evaluate(dir: string, modules: Record<string, unknown>): unknown {
  const file = path.join(dir, 'server/index.cjs');
  const run = compileFunction(
    readFileSync(file, 'utf8'),
    ['module', 'exports', 'require', 'process', 'fetch', 'setInterval'],
    { filename: file },
  );
  const made = { exports: {} };
  run(made, made.exports, (id: string) => provide(modules, id), processStub);
  return made.exports;
}

function provide(modules: Record<string, unknown>, id: string): unknown {
  if (Object.hasOwn(modules, id)) return modules[id];
  throw new Error(`${id} may not be required on the server`);
}

/** A release that failed once fails fast. */
function once<T>(key: string, make: () => T): T {
  const hit = kept.get(key) ?? attempt(make);
  kept.set(key, hit);
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
