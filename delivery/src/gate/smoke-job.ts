/** The smoke program's job from the edge. */
export interface SmokeJob {
  /** The shop's address in the browser, e.g. http://localhost:4000; `reach`: the address to connect to. */
  origin: string;
  reach: { host: string; port: number };
  cookie: JobCookie;
  /** Shows the live release, with which the candidate's pages are compared; undefined for a package's first one. */
  liveCookie: JobCookie | undefined;
  /** The candidate's package, and the global name of its container; `isShell`: it is part of every page. */
  name: string;
  globalName: string;
  isShell: boolean;
  pages: string[];
  steps: SmokeStep[];
  browser: string | undefined;
}
export interface JobCookie {
  name: string;
  value: string;
}
export interface SmokeAnswer {
  faults: string[];
}

/**
 * A step of a release's own smoke test (smoke.json), which runs after the pages were opened. `{book}` in an address
 * stands for a book of the shop.
 */
export type SmokeStep =
  | { open: string }
  | { press: string }
  | { fill: string; with: string }
  | { choose: string }
  | { see: string };
