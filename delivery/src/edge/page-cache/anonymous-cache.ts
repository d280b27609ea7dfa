/** What differs each time that a page is sent. */
export interface PageTokens {
  nonce: string;
  token: string;
}
/** A whole page as it was sent, with the tokens that it was sent with. */
export interface KeptPage {
  status: number;
  text: string;
  tokens: PageTokens;
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
    /** The page with these tokens in place of its own. */
    get(key: string, { nonce, token }: PageTokens): { status: number; text: string } | undefined {
      const entry = entries.get(key);
      if (entry && now() - entry.at > freshMs) drop(key);
      if (!entry || !entries.has(key)) return undefined;
      const { status, text, tokens } = entry.page;
      return { status, text: text.replaceAll(tokens.nonce, nonce).replaceAll(tokens.token, token) };
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
