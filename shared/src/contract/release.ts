/** What a release says of one expose: which fragments it embeds, which calls it makes first, where it renders. */
export interface ExposeInfo {
  /** 'server': rendered by the edge and hydrated. 'browser': left to the browser inside a rendered frame. */
  rendering: 'server' | 'browser';
  fragments: string[];
  /** Fragments that it embeds once they are wanted: their code is not in the page's first load. */
  onDemand?: string[];
  first: FirstCall[];
  /** Where the first picture's address follows from the first answer or path: preloaded in the early head. */
  picture?: 'item' | 'first-row' | 'home';
}
export interface FirstCall {
  call: string;
  payload: string;
  /** A second round on the server: one more call for each element of `reply[rows]`, by a rule of `rowPayloads`. */
  each?: { rows: string; call: string; payload?: string };
}

/**
 * release.json: all that the edge needs to know of one immutable release. Paths are relative to the release's folder.
 * `commit` '' where the build knew none; `time` ISO 8601. `provides` and `consumes`: fragment id -> version of its
 * contract (semver, from exposes.json; consumed are the fragments that the exposes embed, and the shell's pages).
 * `shared`: the ranges of the shared modules that the build asks for; `providedVersions`: those that a shell has of
 * them; `files`: bytes and digest of each file.
 */
export interface Release {
  name: string;
  version: string;
  commit: string;
  time: string;
  provides: Record<string, string>;
  consumes: Record<string, string>;
  kind: 'shell' | 'remote';
  react: string;
  /** remote: the container's file. shell: its main script. */
  entry: string;
  server: string | null;
  exposes: Record<string, ExposeInfo & { files: string[] }>;
  shared: Record<string, string>;
  providedVersions?: Record<string, string>;
  /** Shared module -> the names that a remote's build uses of it ('*': the whole), or that a shell's build exports. */
  usedExports?: Record<string, string[]>;
  providedExports?: Record<string, string[]>;
  files: Record<string, { bytes: number; sha384: string }>;
}
