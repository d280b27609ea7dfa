/**
 * What a page keeps in the browser. Storage may be closed, full or absent (on the server): nothing here throws, and a
 * page that can keep nothing works without.
 */
interface KeptValues {
  /** Undefined: nothing is kept under `key`, or it can't be read. */
  read(key: string): string | undefined;
  /** What JSON says; undefined where it isn't any. An earlier release may have kept another shape. */
  readJson(key: string): unknown;
  write(key: string, value: string): void;
  remove(key: string): void;
}

/** For this tab: a reload and Back find it, another tab doesn't. */
export const tabStorage: KeptValues = keptIn(() => sessionStorage);

/** For this browser: each tab finds it, and hears of a change by the window's `storage` event. */
export const browserStorage: KeptValues = keptIn(() => localStorage);

function keptIn(open: () => Storage): KeptValues {
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
