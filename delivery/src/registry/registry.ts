import type { Access } from './access';
import type { Budget } from './budget';
import type { Published, Revision } from './state';
import type { Trust } from './trust';

/**
 * Stores which releases exist, which are in use, and who may change that. SQLite does it for one machine; an
 * implementation for many machines must never let two edges record the same revision.
 */
export interface Registry {
  /** The newest revision; number 0 before the first installation. */
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

  /** False: another token in force has this name. */
  addToken(hash: string, access: Access): Promise<boolean>;
  access(hash: string): Promise<Access | undefined>;
  /** Newest first, expired and revoked ones included. */
  tokens(): Promise<Access[]>;
  useToken(hash: string, now: number): Promise<void>;
  /** False: no token in force has this name. */
  revokeToken(name: string, now: number): Promise<boolean>;

  /** False: another trust has this name. */
  addTrust(trust: Trust): Promise<boolean>;
  trusts(): Promise<Trust[]>;
  /** False: there is none of this name. */
  removeTrust(name: string): Promise<boolean>;
  /** False: an identity token of this hash was exchanged before. `until`: in ms, when it expires anyway. */
  useIdentity(hash: string, until: number): Promise<boolean>;

  /** What an operator set, else the initial budget. */
  budget(name: string): Promise<Budget>;
  setBudget(name: string, budget: Budget): Promise<void>;

  addPin(name: string, version: string, until: number): Promise<void>;
  pins(now: number): Promise<{ name: string; version: string }[]>;

  /** The key that signs links, cookies and page tokens; generated once. */
  secret(): Promise<string>;
  close(): void;
}
