import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { operatorTokenFile } from '../operations/access/tokens';
import { Problem } from './problem';

export const help = `Releases one package to a shop, alone.

  pnpm release publish <package> [--version 2.4.0]     builds, checks and uploads it; shoppers don't get it yet
        [--from <folder>]                              a build of another place; of a standard Module Federation
                                                       remote too (mf-manifest.json), [--react 18.3.1] if it bundles its own
  pnpm release publish --changed                       every package whose build is neither live nor a canary there
        [--steps 5,25,50,100] [--soak 10m]             and canaries of them all, which divide the visitors alike
  pnpm release check <package>                         the same checks; nothing is stored
  pnpm release canary <package> <version> --to 5       for 5 % of shoppers, watched; --to again changes the share
        [--steps 5,25,50,100] [--soak 10m]             advances by itself
        [--deadline 7d]                                ends it if too few visitors come for a step
        [--only logged-in | guests | shop=<name>]
  pnpm release promote <package> [<version>]           for everybody: the canary, or a version
  pnpm release pause | resume <package>                holds it at its share; lets it go on
  pnpm release rollback <package> [<version>]          takes the canary back, or the live release if it is named
  pnpm release wait <package> [<version>]              ends with 0 once its canary is live, with 1 if it is taken back
        [--timeout 2h]
  pnpm release status | history [<package>]
  pnpm release list [<package>]                        what was published, newest first
  pnpm release pin <package> <version>                 a link that shows it to a tester for 24 hours
  pnpm release dev <package> --port 4100               a link that shows a dev server's remote in the shop (operators)
  pnpm release token create <name> --packages mf-item  a token for a team (operators); list and revoke <name> too
        [--scopes publish,canary,promote,rollback] [--shop <name>] [--expires 90d]
        [--scopes read]                                only looks, on the command line and in the console
  pnpm release trust add <name> --issuer <address> --claims repository=acme/reviews,ref=refs/heads/main
        --packages mf-item [--audience <shop's address>] [--scopes …] [--shop <name>] [--minutes 60]
                                                       a build server releases without a stored token (operators);
                                                       list and remove <name> too
  pnpm release exchange                                a release token for the identity token of a trusted build
  pnpm release budget <package> [--scripts 80000]      the bytes that its releases may have (operators);
        [--others 500000]                              scripts compressed, other files as they are
  pnpm release prune <package>                         deletes releases that nobody needs any more

  --force         starts, raises or promotes in a freeze too, with --reason
  --json          prints what a program can read
  --to <address>  a shop's address, with --token or BOOKFRONT_TOKEN (or BOOKFRONT_IDENTITY_TOKEN of a trusted build);
                  else the shop on this machine (PORT, DATA_DIR);
                  beside a canary's share: --to 5 --to https://shop.example`;

/** One command with its target and token. */
export interface Command {
  name: string;
  operands: string[];
  origin: string;
  token: string;
  isJson: boolean;
  isForced: boolean;
  /** Publishes every package that changed. */
  isChanged: boolean;
  values: Partial<Record<TextOption, string>>;
}

const commands = [
  'publish',
  'check',
  'canary',
  'promote',
  'pause',
  'resume',
  'rollback',
  'wait',
  'status',
  'history',
  'list',
  'pin',
  'dev',
  'token',
  'trust',
  'exchange',
  'prune',
  'budget',
];
const text = { type: 'string' } as const;
type TextOption =
  | ('share' | 'token' | 'version' | 'steps' | 'soak' | 'only' | 'reason' | 'port' | 'from')
  | ('issuer' | 'audience' | 'claims' | 'minutes')
  | ('packages' | 'scopes' | 'shop' | 'expires' | 'deadline' | 'scripts' | 'others' | 'timeout' | 'react');
const options = {
  ...{
    to: { type: 'string', multiple: true } as const,
    token: text,
    version: text,
    steps: text,
    soak: text,
    only: text,
    reason: text,
    port: text,
    from: text,
    packages: text,
    scopes: text,
    shop: text,
    expires: text,
    deadline: text,
    timeout: text,
    scripts: text,
    others: text,
    react: text,
    issuer: text,
    audience: text,
    claims: text,
    minutes: text,
  },
  json: { type: 'boolean' },
  force: { type: 'boolean' },
  changed: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const;

export function readCommand(args: string[], env: NodeJS.ProcessEnv): Command {
  const { values: given, positionals } = parse(args);
  const [name = 'help', ...operands] = positionals;
  const { json, force, changed, help: isHelp, to = [], ...rest } = given;
  const share = name === 'canary' ? to.find((one) => !one.includes(':')) : undefined;
  const common = {
    ...{ operands, isJson: json === true, isForced: force === true, isChanged: changed === true },
    values: { ...rest, ...(share === undefined ? {} : { share }) },
  };
  if (isHelp || name === 'help') return { ...common, name: 'help', origin: '', token: '' };
  if (!commands.includes(name)) throw new Problem(`There is no command ${name}. pnpm release --help lists them.`);
  const address = to.find((one) => one !== share);
  const origin = address ? originOf(address) : `http://localhost:${env.PORT ?? '4000'}`;
  return {
    ...common,
    name,
    origin,
    token: rest.token ?? env.BOOKFRONT_TOKEN ?? tokenOf(env, address !== undefined),
  };
}

function parse(args: string[]) {
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    throw new Problem(`${(error as Error).message.split('.')[0]}. pnpm release --help lists the options.`);
  }
}

function originOf(address: string): string {
  if (!URL.canParse(address) || !/^https?:/.test(address))
    throw new Problem(`${address} is no address. Write the complete address: --to https://shop.example`);
  return new URL(address).origin;
}

/** '': the build's identity is exchanged for one before the command is sent. */
function tokenOf(env: NodeJS.ProcessEnv, isElsewhere: boolean): string {
  if (!isElsewhere) return localToken(env);
  return hasIdentity(env) ? '' : missingToken();
}

/** A build server's own proof of who it is. */
const hasIdentity = (env: NodeJS.ProcessEnv): boolean =>
  Boolean(env.BOOKFRONT_IDENTITY_TOKEN ?? env.ACTIONS_ID_TOKEN_REQUEST_URL);

function missingToken(): never {
  throw new Problem(
    'A shop elsewhere asks for a token: --token …, or BOOKFRONT_TOKEN. An operator makes one with pnpm release token create.',
  );
}

function localToken(env: NodeJS.ProcessEnv): string {
  const file = operatorTokenFile(path.resolve(env.DATA_DIR ?? '.data'));
  if (existsSync(file)) return readFileSync(file, 'utf8').trim();
  throw new Problem(
    `The shop on this machine has not been opened yet (there is no ${file}). Open it with npm start, or name another: --to https://shop.example`,
  );
}

/** '90s', '10m', '2h' in ms. */
export function readDuration(given: string, option: string): number {
  const [, count, unit] = /^(\d+(?:\.\d+)?)(s|m|h)$/.exec(given) ?? [];
  if (!count) throw new Problem(`${option} ${given} is no time. Write 90s, 10m or 2h.`);
  return Number(count) * { s: 1000, m: 60_000, h: 3600_000 }[unit as 's' | 'm' | 'h'];
}

/** '30d' as 30. */
export function readDays(given: string, option: string): number {
  const [, days] = /^(\d{1,3})d$/.exec(given) ?? [];
  if (!days) throw new Problem(`${option} ${given} is no number of days. Write ${option} 30d.`);
  return Number(days);
}

export function readShare(given: string | undefined, option: string): number {
  const share = Number(given);
  if (given === undefined || !(share >= 0 && share <= 100))
    throw new Problem(`${option} takes a share from 0 to 100: ${option} 5`);
  return share;
}
