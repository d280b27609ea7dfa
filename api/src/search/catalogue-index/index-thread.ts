import { parentPort, workerData } from 'node:worker_threads';
import { closeDatabase, openDatabase } from '../../database/open';
import { buildIndex } from './build-index';
import { buffersOf } from './thread-indexer';

/** Makes the index of one shop beside the thread that answers calls, hands it over without a copy, and ends. */
async function work({ dataDir, shopId }: { dataDir: string; shopId: string }): Promise<void> {
  const db = openDatabase(dataDir);
  try {
    const index = await buildIndex(db, shopId);
    parentPort?.postMessage(index, buffersOf(index));
  } finally {
    await closeDatabase(db);
  }
}

void work(workerData);
