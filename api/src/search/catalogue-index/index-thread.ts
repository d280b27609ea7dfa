import { parentPort, workerData } from 'node:worker_threads';
import { closeDatabase, openDatabase } from '../../database/open';
import { buildIndex } from './build-index';
import { buffersOf } from './thread-indexer';

/** In kB: each page is read once. */
const readerCache = 2000;

/** Builds one shop's index in a worker thread, transfers it without copying, and exits. */
async function work({ dataDir, shopId }: { dataDir: string; shopId: string }): Promise<void> {
  const db = openDatabase(dataDir, readerCache);
  try {
    const index = await buildIndex(db, shopId);
    parentPort?.postMessage(index, buffersOf(index));
  } finally {
    await closeDatabase(db);
  }
}

void work(workerData);
