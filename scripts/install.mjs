// Installs dependencies when package.json files or the lockfile have changed.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { runCommand } from './processes.mjs';
import { hashOf } from './sources-hash.mjs';
import { log, Problem, programs, releases, root } from './workspace.mjs';

const stamp = path.join(root, 'node_modules/.bookfront-install');

export async function install() {
  const manifests = ['', ...releases, ...programs, 'shared', 'e2e'].map((dir) => path.posix.join(dir, 'package.json'));
  const state = hashOf(['pnpm-lock.yaml', 'pnpm-workspace.yaml', ...manifests], process.version);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === state) return;
  log('Installing packages (the first time takes a few minutes)…');
  const { packageManager } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  const { code, output } = await runCommand('npx', ['--yes', packageManager, 'install', '--frozen-lockfile'], {
    env: { ...process.env, CI: 'true' },
  });
  if (code !== 0)
    throw new Problem(
      `${output.trim()}\nThe packages could not be installed. Check the network and the lines above, then run the command again.`,
    );
  writeFileSync(stamp, state);
}
