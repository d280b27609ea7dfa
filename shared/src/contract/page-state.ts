import type { Session, SiteSettings } from '../schemas';

/**
 * One remote's release as the page knows it. `entry` is an address; `fallback` the last good release.
 * `react`: its React's version, given where the major is not the shell's: such a release is mounted by its lifecycles,
 * in a root of its own.
 * `integrity`: file name -> 'sha384-…' of every script; a script that is not named is refused (a developer's own remote
 * has none at all).
 */
export interface RemoteRef {
  version: string;
  entry: string;
  react?: string;
  integrity?: Record<string, string>;
  fallback?: RemoteRef;
}

/**
 * Event of the document: the shell could not bring the page to life. What the edge wrote into the page says so
 * (ERR-01).
 */
export const bootFailed = 'bookfront:boot-failed';

/** A first answer: [[call, payload], reply]. */
export type InlinedAnswer = [key: [call: string, payload: Record<string, string>], reply: unknown];

/**
 * What a plain form was sent with that the shop refused: the page's form of that call begins with it (useShopForm).
 * `values` by the names of its inputs, never with a password; `fields`: what is wrong with a field.
 */
export interface PostedForm {
  call: string;
  values: Record<string, string>;
  fields: Record<string, string>;
}

/**
 * All that one page view depends on: made by the edge, inlined as JSON (`<script type="application/json"
 * id="bootstrap">`), read by both renders. `now` in ms; `today`: YYYYMMDD in the shop's time zone; `url` is path and query; `notice` is the text that a plain form
 * post left.
 */
export interface PageState {
  url: string;
  now: number;
  today: string;
  settings: SiteSettings;
  session: Session;
  remotes: Record<string, RemoteRef>;
  queries: InlinedAnswer[];
  preferences: { pageSize?: number; perRow?: number };
  status: 200 | 404 | 500;
  notice?: { text: string; tone: 'success' | 'error' };
  form?: PostedForm;
  /** Another origin that the calls go to: `?api_base=`, where the edge's configuration has it (SPEC-D4). */
  apiBase?: string;
  /** How long a remote may take, over all attempts, in ms. */
  remoteTimeout: number;
  /**
   * What a page may report to POST /reports: signed for this page load, until `expires` (ms). Left out for a pinned
   * tester.
   */
  guard?: { token: string; expires: number };
  /**
   * Releases that an operator's link holds for this tester; the shell's banner names them and unpins them by POST
   * /do/unpin.
   */
  pins?: { name: string; version: string }[];
  /**
   * Pages of the routes that this visitor's releases do not bring (yet): their paths are 404, and nothing leads to
   * them. Left out: all are there.
   */
  absent?: string[];
  /** Files that one joined script carries, and the line each begins on, so that an error's line tells the release. */
  joined?: { src: string; parts: { release: string; line: number }[] };
}
