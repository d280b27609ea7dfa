import { useEffect, useRef } from 'react';

/** `onProgress` gets the share that has been sent, 0 to 1. */
export type SendUpload<T> = (signal: AbortSignal, onProgress: (share: number) => void) => Promise<T>;

/**
 * Sends one list at a time: the next one, `stop` and leaving the page abort it. The result is undefined then, since
 * aborting is no failure.
 */
export function useUpload() {
  const running = useRef<AbortController>(undefined);
  const stop = () => running.current?.abort();
  useEffect(() => () => running.current?.abort(), []);

  async function upload<T>(send: SendUpload<T>, onProgress: (share: number) => void): Promise<T | undefined> {
    stop();
    const own = new AbortController();
    running.current = own;
    const show = (share: number) => own.signal.aborted || onProgress(share);
    show(0);
    try {
      const result = await send(own.signal, show);
      return own.signal.aborted ? undefined : result;
    } catch (error) {
      if (!own.signal.aborted) throw error;
      return undefined;
    }
  }
  return { upload, stop };
}
