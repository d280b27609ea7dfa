import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Indexer } from './cached-index';
import type { CatalogueIndex } from './catalogue-index';

/** Bundled next to this file (webpack.config.cjs). */
const script = 'index-thread.cjs';

/**
 * Builds indexes in worker threads. Reading a large catalogue takes seconds and much memory, which is freed when the
 * thread exits.
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

/** All buffers of an index, to be transferred between threads. */
export function buffersOf(index: CatalogueIndex): ArrayBuffer[] {
  const { ids, positionOfId, releases, facets, text, authors, orders } = index;
  const arrays = [
    ...[
      ids,
      positionOfId,
      releases,
      facets.rows,
      facets.combinations.starts,
      facets.combinations.facets,
      authors.wordCounts,
      authors.offsets,
      authors.titles,
    ],
    ...[text, authors.names].flatMap(({ offsets, postings, titleLengths, sounds }) => [
      offsets,
      postings,
      titleLengths,
      sounds.keys,
      sounds.words,
    ]),
    ...Object.values(orders).flatMap(({ positions, ranks }) => [positions, ranks]),
    ...facets.facets.map(({ has }) => ('bits' in has ? has.bits : has.positions)),
  ];
  return [...new Set(arrays.map((array) => array.buffer))].filter((buffer) => buffer instanceof ArrayBuffer);
}
