/** What differs between two sendings of one page. */
export interface Marks {
  nonce: string;
  token: string;
}
/** A whole page as it was sent, with the marks that it was written with. */
export interface KeptPage {
  status: number;
  text: string;
  marks: Marks;
}
interface Entry {
  page: KeptPage;
  at: number;
}

const freshMs = 30_000;
const maxBytes = 24 * 1024 * 1024;

/** Pages of visitors without a session. Bounded in memory; the oldest go first. */
export function createAnonymousCache(now: () => number = Date.now) {
  const entries = new Map<string, Entry>();
  let bytes = 0;

  function drop(key: string): void {
    bytes -= entries.get(key)?.page.text.length ?? 0;
    entries.delete(key);
  }
  return {
    /** The page with these marks in place of its own. */
    get(key: string, { nonce, token }: Marks): { status: number; text: string } | undefined {
      const entry = entries.get(key);
      if (entry && now() - entry.at > freshMs) drop(key);
      if (!entry || !entries.has(key)) return undefined;
      const { status, text, marks } = entry.page;
      return { status, text: text.replaceAll(marks.nonce, nonce).replaceAll(marks.token, token) };
    },
    put(key: string, page: KeptPage): void {
      drop(key);
      entries.set(key, { page, at: now() });
      bytes += page.text.length;
      for (const oldest of entries.keys()) if (bytes > maxBytes) drop(oldest);
    },
  };
}
export type AnonymousCache = ReturnType<typeof createAnonymousCache>;
