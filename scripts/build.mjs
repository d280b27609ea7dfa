// Builds every package whose sources have changed: `pnpm build`. MODE=development builds for development.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import remotesOfWorkspace from '../shared/webpack/remotes.cjs';
import { compileAllMessages } from './messages.mjs';
import { runCommand } from './processes.mjs';
import { writeRoutes } from './routes.mjs';
import { hashOf } from './sources-hash.mjs';
import { endWithParent, log, Problem, programs, releases, root, run } from './workspace.mjs';

const { contractVersions } = remotesOfWorkspace;
const maxParallelBuilds = 2;

/** `modes`: package -> its mode, if it differs from MODE (or production). */
export async function build(modes = {}) {
  writeRoutes();
  await compileAllMessages();
  const tasks = [...programs, ...releases].map((dir) => describe(dir, modes[dir] ?? process.env.MODE ?? 'production'));
  const stale = tasks.filter((task) => existsSync(path.join(root, task.dir, 'webpack.config.cjs')) && !isBuilt(task));
  const queue = [...stale.entries()];
  const worker = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      log(`Building ${next[1].dir} (${next[0] + 1} of ${stale.length})…`);
      await buildOne(next[1]);
    }
  };
  await Promise.all(Array.from({ length: maxParallelBuilds }, worker));
}

/** The folders of the built releases. */
export const builtReleases = () =>
  releases.map((dir) => path.join(root, dir, 'dist')).filter((dist) => existsSync(path.join(dist, 'release.json')));

function describe(dir, mode) {
  const { version } = JSON.parse(readFileSync(path.join(root, dir, 'package.json'), 'utf8'));
  const state = hashOf(
    [dir, 'shared/src', 'shared/messages', 'shared/webpack', 'shared/package.json', 'pnpm-lock.yaml'],
    // a release names the contracts of others that it was built against
    mode + JSON.stringify(contractVersions()),
  );
  return {
    dir,
    mode,
    version: `${version}-${state.slice(0, 8)}`,
    stamp: path.join(root, dir, 'dist', programs.includes(dir) ? 'build.json' : 'release.json'),
  };
}

function isBuilt({ stamp, version }) {
  if (!existsSync(stamp)) return false;
  try {
    return JSON.parse(readFileSync(stamp, 'utf8')).version === version;
  } catch {
    return false;
  }
}

async function buildOne({ dir, mode, version, stamp }) {
  const cwd = path.join(root, dir);
  const { code, output } = await runCommand(path.join(cwd, 'node_modules/.bin/webpack'), [], {
    cwd,
    env: { ...process.env, VERSION: version, MODE: mode, NODE_ENV: mode },
  });
  if (code !== 0)
    throw new Problem(
      `${output.trim()}\n${dir} could not be built. Fix what the lines above name, then run the command again.`,
    );
  if (programs.includes(dir)) writeFileSync(stamp, JSON.stringify({ version }));
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  endWithParent();
  await run(async () => {
    await build();
    log('Everything is built.');
    process.exit(0);
  });
}
