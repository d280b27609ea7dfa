import type { Answer, Send } from '@bookfront/shared/api-client';

/**
 * Sends as `call` does, and tells how much of the body is on its way (0 to 1): `call('browse/file', { file }, signal,
 * withProgress(show))`.
 * A module of its own, bundled by whoever sends files: fetch can't tell, and no page needs this for its first view.
 */
export const withProgress =
  (onProgress: (share: number) => void): Send =>
  (address, body, signal) =>
    new Promise<Answer>((resolve, reject) => {
      signal.throwIfAborted();
      const request = new XMLHttpRequest();
      request.open('POST', address);
      request.withCredentials = true;
      request.upload.onprogress = ({ loaded, total }) => total > 0 && onProgress(loaded / total);
      request.onload = () => resolve({ status: request.status, body: parse(request.responseText) });
      request.onerror = () => reject(new TypeError('no answer'));
      request.onabort = () => reject(new DOMException('given up', 'AbortError'));
      signal.addEventListener('abort', () => request.abort());
      request.send(body);
    });

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
