import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { buildScript } from './build-script';
import type { TestCheckout } from './test-checkout';

/** A server in a process of its own, which ends at a point that it is told. */
export interface KillableServer {
  child: ChildProcess;
  server: { address: () => { port: number } };
}

/** Servers over the data of a shop, one after the other: while one is used the next one starts. */
export interface KillableServers {
  take: () => Promise<KillableServer>;
  /** Which of its points a server ends at, counted from here on. */
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
