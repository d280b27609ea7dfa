/** What the edge asks the smoke program to do, and what it answers. */
export interface SmokeJob {
  /** Address of the shop for the browser, e.g. http://localhost:4000, and where that host is really found. */
  origin: string;
  reach: { host: string; port: number };
  cookie: { name: string; value: string };
  /** 'mf_item@2.4.0': the candidate; `isShell`: it draws every page itself. */
  release: string;
  isShell: boolean;
  pages: string[];
  steps: SmokeStep[];
  browser: string | undefined;
}
export interface SmokeAnswer {
  faults: string[];
}

/**
 * smoke.json of a release: what its own smoke test does after the pages were opened. `{book}` in an address is a book
 * of the shop.
 */
export type SmokeStep =
  | { open: string }
  | { press: string }
  | { fill: string; with: string }
  | { choose: string }
  | { see: string };
