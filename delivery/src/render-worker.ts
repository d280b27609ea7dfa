// One rendering thread: one job at a time; only the loaded releases outlive a job.
import { parentPort, workerData } from 'node:worker_threads';
import type { FromThread, Rendered, RenderJob, ToThread } from './renderer/messages';
import { denyNetwork } from './renderer/worker/deny-network';
import { type Lookup, loadRemote, loadShell, type ShellServer, type View } from './renderer/worker/loader';

denyNetwork();

/** [0]: 1 + index of the release entered last, so that the pool knows which one hung. */
const running = new Int32Array(workerData.running);
/** The releases' code can't reach it: the global goes when the thread is frozen. */
const { store } = Atomics;

/** Repeated renders warm the thread up, for at most this long. */
const maxWarmUpMs = 1500;

parentPort?.on('message', async (message: ToThread) => {
  store(running, 0, 0);
  parentPort?.postMessage(await answer(message).catch(toFailed));
});

async function answer(message: ToThread): Promise<FromThread> {
  if (message.kind === 'theme')
    return { kind: 'themed', css: loadShell(message.job.shell).themeCss(JSON.parse(message.job.settings)) };
  const start = performance.now();
  let rendered = await render(message.job);
  for (let i = 1; i < message.repeat && performance.now() - start < maxWarmUpMs; i++)
    rendered = await render(message.job);
  return { kind: 'rendered', rendered };
}

async function render(job: RenderJob): Promise<Rendered> {
  const shell = loadShell(job.shell);
  loadAll(job);
  const skipped: Rendered['skipped'] = [];
  const made = await shell.render(JSON.parse(job.state), createLookup(job, shell, skipped), job.nonce);
  return { ...made, skipped };
}

/**
 * Loads all releases before the render: one that is first evaluated during a render would take itself for a part of it.
 * Errors are reported when the release is looked up.
 */
function loadAll(job: RenderJob): void {
  for (const [index, { dir }] of Object.values(job.remotes).entries()) {
    store(running, 0, index + 1);
    try {
      loadRemote(job.shell, dir);
    } catch {
      // the loader throws it again when the release is looked up
    }
  }
  store(running, 0, 0);
}

function createLookup(job: RenderJob, shell: ShellServer, skipped: Rendered['skipped']): Lookup {
  const names = Object.keys(job.remotes);
  const seen = new Map<string, View | undefined>();
  return (id) => {
    if (!seen.has(id)) seen.set(id, find(id));
    return seen.get(id);
  };
  function find(id: string): View | undefined {
    const [name = '', expose] = id.split('/');
    const remote = job.remotes[name];
    if (!remote?.exposes.includes(`./${expose}`)) return undefined;
    const mark = () => store(running, 0, names.indexOf(name) + 1);
    try {
      mark();
      return withMark(shell, loadRemote(job.shell, remote.dir)[`./${expose}`]?.default, mark);
    } catch (error) {
      skipped.push({ id, error: describe(error) });
      return undefined;
    }
  }
}

function withMark(shell: ShellServer, Raw: View | undefined, mark: () => void): View {
  if (!Raw) throw new Error('not in the server build');
  const { jsx } = shell.shared['react/jsx-runtime'] as { jsx: (type: View, props: object) => unknown };
  return (props) => {
    mark();
    return jsx(Raw, props);
  };
}

const toFailed = (error: unknown): FromThread => ({ kind: 'failed', error: describe(error) });
const describe = (error: unknown) =>
  String(error instanceof Error ? (error.stack ?? error.message) : error).slice(0, 400);
