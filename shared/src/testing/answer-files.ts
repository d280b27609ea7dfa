import { act } from '@testing-library/react';

interface SentFile {
  address: string;
  file: File;
  /** The other fields of the form. */
  fields: Record<string, string>;
  isGivenUp: boolean;
  /** 0 to 1. */
  progress: (share: number) => Promise<void>;
  answer: (reply: object) => Promise<void>;
  loseConnection: () => Promise<void>;
}

/** Stands in for XMLHttpRequest, by which files are sent: gives the list of those that were. */
export function answerFiles(): SentFile[] {
  const sent: SentFile[] = [];
  class Request extends EventTarget {
    upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
    onload?: () => void;
    onerror?: () => void;
    onabort?: () => void;
    withCredentials = false;
    status = 200;
    responseText = '';
    address = '';

    open(_method: string, address: string) {
      this.address = address;
    }

    send(body: FormData) {
      const file = body.get('file');
      if (!(file instanceof File)) throw new Error('no file');
      const fields = Object.fromEntries(
        [...body.entries()].flatMap(([key, value]) => (typeof value === 'string' ? [[key, value]] : [])),
      );
      const entry: SentFile = {
        address: this.address,
        file,
        fields,
        isGivenUp: false,
        progress: (share) => act(async () => this.upload.onprogress?.({ loaded: share * 100, total: 100 })),
        answer: (reply) =>
          act(async () => {
            this.responseText = JSON.stringify(reply);
            this.onload?.();
          }),
        loseConnection: () => act(async () => this.onerror?.()),
      };
      this.abort = () => {
        entry.isGivenUp = true;
        this.onabort?.();
      };
      sent.push(entry);
    }

    abort = () => {};
  }
  Object.assign(globalThis, { XMLHttpRequest: Request });
  return sent;
}

/** What is in a file. */
export const textOf = (file: File): Promise<string> =>
  new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsText(file);
  });
