/** Storage that never throws: where it is blocked, full or absent (on the server), it reads as empty. */
interface SafeStorage {
  /** Undefined: nothing is stored under `key`, or it can't be read. */
  read(key: string): string | undefined;
  /** The parsed JSON; undefined where it isn't any. An earlier release may have stored another shape. */
  readJson(key: string): unknown;
  write(key: string, value: string): void;
  remove(key: string): void;
}

/** For this tab: a reload and Back find it, another tab doesn't. */
export const tabStorage: SafeStorage = safeStorage(() => sessionStorage);

/** For this browser: each tab finds it, and gets a `storage` event of the window when it changes. */
export const browserStorage: SafeStorage = safeStorage(() => localStorage);

function safeStorage(open: () => Storage): SafeStorage {
  const read = (key: string) => unlessRefused(() => open().getItem(key)) ?? undefined;
  return {
    read,
    readJson: (key) => unlessRefused(() => JSON.parse(read(key) ?? '') as unknown),
    write: (key, value) => unlessRefused(() => open().setItem(key, value)),
    remove: (key) => unlessRefused(() => open().removeItem(key)),
  };
}

function unlessRefused<T>(access: () => T): T | undefined {
  try {
    return access();
  } catch {
    return undefined;
  }
}
