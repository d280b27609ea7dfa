import { fetchScript } from './fetch-script';

export type ChunkLoader = (address: string, done: (event: { type: string; target: { src: string } }) => void) => void;

const CHUNK_MS = 10_000;

/**
 * Takes the place of webpack's own loader in a release's runtime: same call, but a chunk without its digest does not
 * run.
 */
export const chunkLoader =
  (digestOf: (address: string) => string | undefined): ChunkLoader =>
  (address, done) => {
    const end = (type: string) => done({ type, target: { src: address } });
    fetchScript(address, digestOf(address), CHUNK_MS).then(
      () => end('load'),
      () => end('error'),
    );
  };
