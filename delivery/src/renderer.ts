// The renderer: a process without permissions beside the edge. Runs the releases' server code in threads and answers
// over its IPC channel.
import path from 'node:path';
import type { FromRenderer, ToRenderer } from './renderer/messages';
import { createPool } from './renderer/pool/pool';
import { denyNetwork } from './renderer/worker/deny-network';

denyNetwork();

const send = (message: FromRenderer) => void process.send?.(message);
const pool = createPool({
  softMs: Number(process.argv[2]),
  prepareMs: Number(process.argv[3]),
  warmUps: Number(process.argv[4]),
  file: path.join(__dirname, 'render-worker.cjs'),
  onReport: (release, outcome, detail) => send({ kind: 'report', release, outcome, ...(detail ? { detail } : {}) }),
  onReady: (threads) => send({ kind: 'ready', threads }),
});

process.on('message', async (message: ToRenderer) => {
  if (message.kind === 'prepare') {
    await pool.prepare(message.jobs);
    send({ kind: 'prepared', id: message.id });
  } else if (message.kind === 'theme') send({ kind: 'themed', id: message.id, css: await pool.theme(message.job) });
  else {
    const rendered = await pool.render(message.job);
    send({ kind: 'rendered', id: message.id, ...(rendered ? { rendered } : {}) });
  }
});
process.on('disconnect', () => process.exit(0));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined); // the edge ends this process by closing the channel
