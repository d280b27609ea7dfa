/** negotiator comes without types, and the published ones don't know `preferred`. */
declare module 'negotiator' {
  class Negotiator {
    constructor(request: { headers: Record<string, string | string[] | undefined> });
    /** The client's preferred encoding of `available`; among equals, the first of `preferred`. */
    encoding<T extends string>(available: readonly T[], options: { preferred: readonly T[] }): T | undefined;
  }
  export = Negotiator;
}
