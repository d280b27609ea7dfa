import { type ChildProcess, fork, spawnSync } from 'node:child_process';
import path from 'node:path';
import type { FromRenderer, Rendered, RenderJob, Report, ThemeJob, ToRenderer } from './messages';
import { createCalls } from './open-calls';
import { createPrepared } from './prepared';

/**
 * The edge's client of the renderer. Nothing here rejects: without an answer in time, the page goes out without markup.
 */
export interface Renderer {
  render(job: RenderJob): Promise<Rendered | undefined>;
  /** '' if the renderer doesn't answer in time. */
  theme(job: ThemeJob): Promise<string>;
  /** Resolves when the threads have rendered these pages, or after a minute. Skips pages that they rendered before. */
  prepare(jobs: RenderJob[]): Promise<void>;
  isReady(): boolean;
  pid(): number | undefined;
  close(): void;
}
export interface RendererOptions {
  /** The folder of renderer.cjs and render-worker.cjs. */
  programs: string;
  /** The only other folder that it may read. */
  releases: string;
  /** How long a page waits at most for its markup. */
  softMs?: number;
  /** How long a new thread may take for one page before its release counts as hanging. */
  prepareMs?: number;
  /** How often a new thread renders each kind of page before it takes visitors. */
  warmUps?: number;
  onReport: (report: Report) => void;
}
type Reply = Exclude<FromRenderer, Report | { kind: 'ready' }>;

const defaultSoftMs = 150;
/** Generous, so that a release that is only slow on a busy machine isn't taken for one that hangs. */
const defaultPrepareMs = 8_000;
const defaultWarmUps = 20;
/** Added to the soft limit for the messages to the renderer and back. */
const messagingMs = 100;
const themeWaitMs = 1000;
const prepareWaitMs = 60_000;
const restartMs = 200;

/** Starts the renderer process, and restarts it when it exits. */
export function startRenderer(options: RendererOptions): Renderer {
  const { ask, ...rest } = superviseProcess(options, () => void pages.prepareAll());
  const pages = createPrepared(
    async (jobs) => (await ask((id) => ({ kind: 'prepare', id, jobs }), prepareWaitMs)) !== undefined,
  );
  void pages.prepareAll();

  return {
    async render(job) {
      const reply = await ask((id) => ({ kind: 'render', id, job }), (options.softMs ?? defaultSoftMs) + messagingMs);
      return reply?.kind === 'rendered' ? reply.rendered : undefined;
    },
    async theme(job) {
      const reply = await ask((id) => ({ kind: 'theme', id, job }), themeWaitMs);
      return reply?.kind === 'themed' ? reply.css : '';
    },
    prepare: pages.prepare,
    ...rest,
  };
}

/** Runs the process and replaces it when it exits. */
function superviseProcess(options: RendererOptions, onRestart: () => void) {
  const calls = createCalls<ToRenderer, Reply>();
  let child = start();
  let threads = 0;
  let closed = false;

  function start(): ChildProcess {
    return forkRenderer(options)
      .on('message', onMessage)
      .on('exit', () => {
        threads = 0;
        calls.dropAll();
        if (!closed) setTimeout(restart, restartMs).unref();
      });
  }
  function restart(): void {
    if (closed) return;
    child = start();
    onRestart();
  }
  function onMessage(message: FromRenderer): void {
    if (message.kind === 'report') options.onReport(message);
    else if (message.kind === 'ready') threads = message.threads;
    else calls.answer(message);
  }

  return {
    async ask(write: (id: number) => ToRenderer, waitMs: number): Promise<Reply | undefined> {
      if (!child.connected) return undefined;
      return calls.ask((message, onError) => child.send(message, (error) => error && onError()), write, waitMs);
    },
    isReady: () => threads > 0,
    pid: () => child.pid,
    close() {
      closed = true;
      if (child.connected) child.disconnect();
      child.kill('SIGKILL');
    },
  };
}

function forkRenderer({
  softMs = defaultSoftMs,
  prepareMs = defaultPrepareMs,
  warmUps = defaultWarmUps,
  ...folders
}: RendererOptions): ChildProcess {
  return fork(path.join(folders.programs, 'renderer.cjs'), [softMs, prepareMs, warmUps].map(String), {
    ...isolationOf(folders),
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
}

/**
 * Options to fork a program that has nothing but its channel: an environment without secrets, Node's permission to read
 * the releases and the programs alone, and, where the system has them, namespaces of its own.
 */
export function isolationOf({ programs, releases }: Pick<RendererOptions, 'programs' | 'releases'>): {
  env: Record<string, string>;
  execPath: string;
  execArgv: string[];
} {
  const permission = process.allowedNodeEnvironmentFlags.has('--permission')
    ? '--permission'
    : '--experimental-permission';
  const reading = [programs, releases].map((dir) => `--allow-fs-read=${dir}/*`);
  const [execPath = process.execPath, ...args] = [...(hasNamespaces() ? ownNamespaces : []), process.execPath];
  return {
    // as for the other programs: two arenas are enough for a few threads
    env: { MALLOC_ARENA_MAX: '2' },
    execPath,
    execArgv: [
      ...args,
      permission,
      ...reading,
      '--allow-worker',
      '--no-warnings',
      '--max-old-space-size=64',
      '--max-semi-space-size=2',
      '--v8-pool-size=1',
    ],
  };
}

/** No network interface, and no other process to see or to signal. Ends with its parent. */
const ownNamespaces = [
  '/usr/bin/unshare',
  '--user',
  '--map-root-user',
  '--net',
  '--ipc',
  '--pid',
  '--fork',
  '--kill-child',
];
let found: boolean | undefined;

/** Whether this system lets the edge give the renderer namespaces of its own: Linux with user namespaces. */
export function hasNamespaces(): boolean {
  const [command = '', ...args] = ownNamespaces;
  found ??=
    spawnSync(command, [...args, process.execPath, '--version'], { env: {}, stdio: 'ignore', timeout: 10_000 })
      .status === 0;
  return found;
}
