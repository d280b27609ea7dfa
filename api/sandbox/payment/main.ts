import { parentPort } from 'node:worker_threads';
import { createSandbox } from './sandbox';

/**
 * Listens on loopback at PAYMENT_SANDBOX_PORT (default 4020; 0: any free port) with its state in DATA_DIR. Sends a
 * parent its port and exits with it. Runs as a process or a worker thread.
 */
async function serve(): Promise<void> {
  const sandbox = createSandbox({ dataDir: process.env.DATA_DIR ?? '.data' });
  for (const signal of ['SIGTERM', 'SIGINT', 'disconnect'] as const)
    process.once(signal, () => void sandbox.close().finally(() => process.exit(0)));
  const origin = await sandbox.listen(Number(process.env.PAYMENT_SANDBOX_PORT ?? 4020));
  const ready = { ready: true, port: Number(new URL(origin).port) };
  if (parentPort) parentPort.postMessage(ready);
  else process.send?.(ready);
}

serve().catch((error: unknown) => {
  process.stderr.write(
    `The payment sandbox could not start: ${error instanceof Error ? error.message : String(error)}\n`,
  );
  process.exit(1);
});
