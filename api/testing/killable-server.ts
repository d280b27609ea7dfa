import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { buildScript } from './build-script';
import type { TestCheckout } from './test-checkout';

/** A server in a child process, which exits at a given point. */
export interface KillableServer {
  child: ChildProcess;
  server: { address: () => { port: number } };
}

/** Servers over a shop's data, one after the other: the next one starts while one is in use. */
export interface KillableServers {
  take: () => Promise<KillableServer>;
  /** The point at which a server exits, counted from this call. */
  arm: (server: KillableServer, killAt: number) => Promise<void>;
  /** How many points it has passed since. */
  pointsOf: (server: KillableServer) => Promise<number>;
  end: (server: KillableServer) => Promise<void>;
  close: () => Promise<void>;
}

export async function openKillableServers(shop: TestCheckout): Promise<KillableServers> {
  const script = await buildScript('server-to-kill', './testing/server-to-kill.ts');
  const running = new Set<ChildProcess>();
  const start = async (): Promise<KillableServer> => {
    const child = fork(script, [], { env: envOf(shop), stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
    running.add(child);
    const { port } = await nextMessage<{ port: number }>(child);
    return { child, server: { address: () => ({ port }) } };
  };
  const end = async (child: ChildProcess): Promise<void> => {
    await endChild(child);
    running.delete(child);
  };
  let next = start();
  return {
    take: () => {
      const taken = next;
      next = start();
      return taken;
    },
    arm: async ({ child }, killAt) => {
      child.send({ killAt });
      await once(child, 'message');
    },
    pointsOf: async ({ child }) => {
      child.send({ count: true });
      return (await nextMessage<{ passed: number }>(child)).passed;
    },
    end: ({ child }) => end(child),
    close: async () => {
      await next;
      await Promise.all([...running].map(end));
    },
  };
}

const envOf = (shop: TestCheckout): NodeJS.ProcessEnv => ({
  ...process.env,
  NODE_COMPILE_CACHE: join(shop.dataDir, 'compiled'),
  DATA_DIR: shop.dataDir,
  API_PORT: '0',
  LOG_LEVEL: 'silent',
  PAYMENT_SANDBOX: shop.payments.sandbox,
});

const nextMessage = <T>(child: ChildProcess): Promise<T> =>
  new Promise((resolve) => child.once('message', (message: T) => resolve(message)));

async function endChild(child: ChildProcess): Promise<void> {
  const ended = child.exitCode === null && child.signalCode === null ? once(child, 'exit') : undefined;
  child.kill('SIGKILL');
  await ended;
}
