/** A token of access, and how many seconds it is good for where the provider says so. */
export interface Access {
  token: string;
  seconds?: number | undefined;
}

/** Tokens by what they are for, in this process. */
export interface KeptTokens {
  /** The one that is there, else a new one. Fails as `fetchNew` does: then nothing is kept. */
  take: (purpose: string, fetchNew: () => Promise<Access>) => Promise<string>;
  forget: (purpose: string) => void;
}

/**
 * Of a token's life three quarters are used: who gets it has time to work with it. One without a known life is used
 * once. `clock` in milliseconds.
 */
export function createKeptTokens(clock: () => number = Date.now): KeptTokens {
  const kept = new Map<string, { token: string; until: number }>();
  return {
    async take(purpose, fetchNew) {
      const there = kept.get(purpose);
      if (there && clock() < there.until) return there.token;
      const asked = clock();
      const { token, seconds = 0 } = await fetchNew();
      kept.set(purpose, { token, until: asked + seconds * 750 });
      return token;
    },
    forget: (purpose) => void kept.delete(purpose),
  };
}
