import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Indexer } from './cached-index';
import type { CatalogueIndex } from './catalogue-index';

/** Beside this file's bundle (webpack.config.cjs). */
const script = 'index-thread.cjs';

/**
 * Makes indexes in threads: reading a large catalogue takes seconds and much memory, which is given back when the
 * thread ends.
 */
export const threadIndexer =
  (dataDir: string): Indexer =>
  (shopId) =>
    new Promise((resolve, reject) => {
      const thread = new Worker(join(__dirname, script), {
        workerData: { dataDir, shopId },
        resourceLimits: { maxYoungGenerationSizeMb: 16 },
      });
      thread.once('message', resolve);
      thread.once('error', reject);
      thread.once('exit', () => reject(new Error('The thread of the index ended without one.')));
    });

/** All numbers of an index, to be handed over. */
export function buffersOf({ ids, positionOfId, releases, facets, text, orders }: CatalogueIndex): ArrayBuffer[] {
  const arrays = [
    ...[
      ids,
      positionOfId,
      releases,
      facets.rows,
      facets.combinations.starts,
      facets.combinations.facets,
      text.offsets,
      text.postings,
      text.titleLengths,
    ],
    ...Object.values(orders).flatMap(({ positions, ranks }) => [positions, ranks]),
    ...facets.facets.map(({ has }) => ('bits' in has ? has.bits : has.positions)),
  ];
  return [...new Set(arrays.map((array) => array.buffer))].filter((buffer) => buffer instanceof ArrayBuffer);
}
