import { type ChildProcess, fork } from 'node:child_process';
import path from 'node:path';
import type { FromRenderer, Rendered, RenderJob, Report, ThemeJob, ToRenderer } from './messages';
import { createCalls } from './open-calls';
import { createPrepared } from './prepared';

/**
 * The edge's side of the renderer. Nothing here rejects: without an answer in time, the page goes out without markup.
 */
export interface Renderer {
  render(job: RenderJob): Promise<Rendered | undefined>;
  /** '' where it can't be had in time. */
  theme(job: ThemeJob): Promise<string>;
  /**
   * Resolves when the threads have rendered these pages, or could not within a minute; those that they know already are
   * passed over.
   */
  prepare(jobs: RenderJob[]): Promise<void>;
  isReady(): boolean;
  pid(): number | undefined;
  close(): void;
}
export interface RendererOptions {
  /** The folder of renderer.cjs and render-worker.cjs. */
  programs: string;
  /** The only other folder it may read. */
  releases: string;
  /** No page waits longer for its markup. */
  softMs?: number;
  /** How long a new thread may take for one page before its release counts as hanging. */
  prepareMs?: number;
  onReport: (report: Report) => void;
}
type Reply = Exclude<FromRenderer, Report | { kind: 'ready' }>;

const defaultSoftMs = 150;
/** Generous: on a busy machine a release that is only slow must not be taken for one that hangs. */
const defaultPrepareMs = 8_000;
/** Beyond the soft limit: the way there and back. */
const travelMs = 100;
const themeWaitMs = 1000;
const prepareWaitMs = 60_000;
const restartMs = 200;

/** Starts the renderer process, and starts it again when it dies. */
export function startRenderer(options: RendererOptions): Renderer {
  const { ask, ...rest } = keepProcess(options, () => void pages.prepareAll());
  const pages = createPrepared(
    async (jobs) => (await ask((id) => ({ kind: 'prepare', id, jobs }), prepareWaitMs)) !== undefined,
  );
  void pages.prepareAll();

  return {
    async render(job) {
      const reply = await ask((id) => ({ kind: 'render', id, job }), (options.softMs ?? defaultSoftMs) + travelMs);
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

/** The process while it lives, and the next one when it dies. */
function keepProcess(options: RendererOptions, onRestart: () => void) {
  const calls = createCalls<ToRenderer, Reply>();
  let child = start();
  let threads = 0;
  let closed = false;

  function start(): ChildProcess {
    return forkRenderer(options)
      .on('message', hear)
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
  function hear(message: FromRenderer): void {
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
  ...places
}: RendererOptions): ChildProcess {
  return fork(path.join(places.programs, 'renderer.cjs'), [String(softMs), String(prepareMs)], {
    ...rightsOf(places),
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
}

/** No environment, no rights but to read the releases and itself. */
export function rightsOf({ programs, releases }: Pick<RendererOptions, 'programs' | 'releases'>): {
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
