import { parentPort } from 'node:worker_threads';
import { type CoverTitle, drawCover, drawNoCover } from './draw-cover';

/** Beside the server: one title in, one picture out. */
parentPort?.on('message', ({ id, title }: { id: number; title: CoverTitle | undefined }) => parentPort?.postMessage(answerTo(id, title)));

function answerTo(id: number, title: CoverTitle | undefined): { id: number; svg?: string; error?: string } {
  try {
    return { id, svg: title ? drawCover(title) : drawNoCover() };
  } catch (error) {
    return { id, error: error instanceof Error ? error.message : String(error) };
  }
}
