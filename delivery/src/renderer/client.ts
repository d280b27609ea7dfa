import { type ChildProcess, fork } from 'node:child_process';
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
  onReport: (report: Report) => void;
}
type Reply = Exclude<FromRenderer, Report | { kind: 'ready' }>;

const defaultSoftMs = 150;
/** Generous, so that a release that is only slow on a busy machine isn't taken for one that hangs. */
const defaultPrepareMs = 8_000;
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
  ...folders
}: RendererOptions): ChildProcess {
  return fork(path.join(folders.programs, 'renderer.cjs'), [String(softMs), String(prepareMs)], {
    ...permissionsOf(folders),
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
}

/** An empty environment, and no permission but to read the releases and the programs. */
export function permissionsOf({ programs, releases }: Pick<RendererOptions, 'programs' | 'releases'>): {
  env: Record<string, never>;
  execArgv: string[];
} {
  const permission = process.allowedNodeEnvironmentFlags.has('--permission')
    ? '--permission'
    : '--experimental-permission';
  const reading = [programs, releases].map((dir) => `--allow-fs-read=${dir}/*`);
  return {
    env: {},
    execArgv: [
      permission,
      ...reading,
      '--allow-worker',
      '--no-warnings',
      '--max-old-space-size=64',
      '--max-semi-space-size=2',
    ],
  };
}
