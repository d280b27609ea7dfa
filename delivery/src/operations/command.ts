import type { Access } from '../registry/access';
import type { Audience, Revision } from '../registry/state';

/** A command for one package, by the owner of a token. */
export interface Command {
  name: string;
  access: Access;
  reason: string;
}
/** A command that brings shoppers something new. `force`: in a freeze too. */
export interface ForwardCommand extends Command {
  force: boolean;
}
export interface CanaryCommand extends ForwardCommand {
  version: string;
  to: number;
  steps?: number[] | undefined;
  soakMs?: number | undefined;
  deadlineMs?: number | undefined;
  only?: Audience | undefined;
  /** Canaries of one group divide the visitors alike. */
  group?: string | undefined;
}

/** Without a version: the running canary. */
export interface PromoteCommand extends ForwardCommand {
  version?: string | undefined;
}

export interface Started {
  revision: Revision;
  warning: string | undefined;
}
