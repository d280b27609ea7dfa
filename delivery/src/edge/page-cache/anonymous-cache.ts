/** The values that differ each time a page is sent. */
export interface PageTokens {
  nonce: string;
  token: string;
}
/** A page as it was sent, with its tokens. */
export interface CachedPage {
  status: number;
  text: string;
  tokens: PageTokens;
}
interface Entry {
  page: CachedPage;
  at: number;
}

const freshMs = 30_000;
const maxBytes = 24 * 1024 * 1024;

/** Caches pages of visitors without a session, in bounded memory. Evicts the oldest first. */
export function createAnonymousCache(now: () => number = Date.now) {
  const entries = new Map<string, Entry>();
  let bytes = 0;

  function drop(key: string): void {
    bytes -= entries.get(key)?.page.text.length ?? 0;
    entries.delete(key);
  }
  return {
    /** The cached page with these tokens instead of its own. */
    get(key: string, { nonce, token }: PageTokens): { status: number; text: string } | undefined {
      const entry = entries.get(key);
      if (entry && now() - entry.at > freshMs) drop(key);
      if (!entry || !entries.has(key)) return undefined;
      const { status, text, tokens } = entry.page;
      return { status, text: text.replaceAll(tokens.nonce, nonce).replaceAll(tokens.token, token) };
    },
    put(key: string, page: CachedPage): void {
      drop(key);
      entries.set(key, { page, at: now() });
      bytes += page.text.length;
      for (const oldest of entries.keys()) if (bytes > maxBytes) drop(oldest);
    },
  };
}
export type AnonymousCache = ReturnType<typeof createAnonymousCache>;
