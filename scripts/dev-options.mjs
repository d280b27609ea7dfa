// The command line of `pnpm dev`.
import { Problem, remotes } from './workspace.mjs';

const usage = `Say which remote: pnpm dev ${remotes.join(' | ')} [--against https://shop.example]`;

export const devUsage = `${usage}
The remote alone is on DEV_PORT (default 4100), the shop on PORT (4000) with the data of DATA_DIR (.data/).`;

/** { remote, against: a shop's origin, or undefined for the shop of this folder }. */
export function readDevOptions(args) {
  const [remote, option, address, ...more] = args.flatMap((arg) =>
    arg.startsWith('--') ? arg.split(/=(.*)/s).slice(0, 2) : arg,
  );
  if (!remotes.includes(remote) || more.length) throw new Problem(usage);
  if (option === undefined) return { remote, against: undefined };
  if (option !== '--against') throw new Problem(`Unknown option ${option}. ${usage}`);
  return { remote, against: originOf(address) };
}

function originOf(address = '') {
  if (!URL.canParse(address) || !/^https?:/.test(address))
    throw new Problem(`--against takes a shop's complete address: --against https://shop.example`);
  return new URL(address).origin;
}
