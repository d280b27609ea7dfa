/** An access token and its lifetime in seconds, if the provider gives one. */
export interface Access {
  token: string;
  seconds?: number | undefined;
}

/** Caches access tokens by purpose, in this process. */
export interface TokenCache {
  /** Returns the cached token or fetches a new one. Fails as `fetchNew` does, caching nothing. */
  take: (purpose: string, fetchNew: () => Promise<Access>) => Promise<string>;
  forget: (purpose: string) => void;
}

/**
 * A token is reused for three quarters of its lifetime, so that callers have time to use it. One without a known
 * lifetime is used once. `clock` in milliseconds.
 */
export function createTokenCache(clock: () => number = Date.now): TokenCache {
  const cache = new Map<string, { token: string; until: number }>();
  return {
    async take(purpose, fetchNew) {
      const cached = cache.get(purpose);
      if (cached && clock() < cached.until) return cached.token;
      const asked = clock();
      const { token, seconds = 0 } = await fetchNew();
      cache.set(purpose, { token, until: asked + seconds * 750 });
      return token;
    },
    forget: (purpose) => void cache.delete(purpose),
  };
}
