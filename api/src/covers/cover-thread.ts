import { parentPort } from 'node:worker_threads';
import { coverPicture } from './picture';
import type { CoverAnswer, CoverJob } from './thread-drawer';

/** Runs in a worker thread of the server: draws one picture per message. */
parentPort?.on('message', (job: CoverJob) => void answer(job).then((reply) => parentPort?.postMessage(reply)));

async function answer({ id, title, width }: CoverJob): Promise<CoverAnswer> {
  try {
    return { id, picture: await coverPicture(title, width) };
  } catch (error) {
    return { id, error: error instanceof Error ? error.message : String(error) };
  }
}
