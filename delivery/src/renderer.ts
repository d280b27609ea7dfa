// The renderer: a process without rights beside the edge. It runs the releases' server code in threads and answers over
// the channel it was forked with.
import path from 'node:path';
import type { FromRenderer, ToRenderer } from './renderer/messages';
import { createPool } from './renderer/pool/pool';
import { denyNetwork } from './renderer/worker/deny-network';

denyNetwork();

const tell = (message: FromRenderer) => void process.send?.(message);
const pool = createPool({
  softMs: Number(process.argv[2]),
  prepareMs: Number(process.argv[3]),
  file: path.join(__dirname, 'render-worker.cjs'),
  onReport: (release, outcome, detail) => tell({ kind: 'report', release, outcome, ...(detail ? { detail } : {}) }),
  onReady: (threads) => tell({ kind: 'ready', threads }),
});

process.on('message', async (message: ToRenderer) => {
  if (message.kind === 'prepare') {
    await pool.prepare(message.jobs);
    tell({ kind: 'prepared', id: message.id });
  } else if (message.kind === 'theme') tell({ kind: 'themed', id: message.id, css: await pool.theme(message.job) });
  else {
    const rendered = await pool.render(message.job);
    tell({ kind: 'rendered', id: message.id, ...(rendered ? { rendered } : {}) });
  }
});
process.on('disconnect', () => process.exit(0));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined); // the edge ends this process by closing the channel
