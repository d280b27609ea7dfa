import type { Published, Revision } from './state';

/**
 * What is kept of releases: which there are, which are used, who may change that. SQLite holds it for one machine; an
 * implementation for many machines keeps the one promise that two edges never record the same revision.
 */
export interface Registry {
  /** The newest revision; number 0 while nothing was ever installed. */
  latest(): Promise<Revision>;
  latestNumber(): Promise<number>;
  revision(number: number): Promise<Revision | undefined>;
  /** False: another edge recorded this number first. */
  record(revision: Revision): Promise<boolean>;
  /** Newest first. */
  history(name: string | undefined, limit: number): Promise<Revision[]>;

  releases(name?: string): Promise<Published[]>;
  /** False: the version exists. */
  register(release: Published): Promise<boolean>;
  forget(name: string, version: string): Promise<void>;

  addToken(hash: string, scope: string): Promise<void>;
  /** '*' or a package's name. */
  tokenScope(hash: string): Promise<string | undefined>;

  addPin(name: string, version: string, until: number): Promise<void>;
  pins(now: number): Promise<{ name: string; version: string }[]>;

  /** The key that links, cookies and page tokens are signed with; made once. */
  secret(): Promise<string>;
  close(): void;
}
