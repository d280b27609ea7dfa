import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Problem } from './problem';

/** Builds `name` ('mf-item') of the workspace `root` into a new temporary folder. */
export async function buildPackage(root: string, name: string, version: string): Promise<string> {
  const cwd = folderOf(root, name);
  const out = mkdtempSync(path.join(tmpdir(), 'bookfront-release-'));
  const { code, output } = await run(cwd, {
    VERSION: version,
    OUT: out,
    MODE: 'production',
    NODE_ENV: 'production',
  });
  if (code !== 0)
    throw new Problem(
      `${output.trim()}\n${name} could not be built. Fix what the lines above name, then publish again.`,
    );
  return out;
}

/** The version in the package's package.json. */
export const versionOf = (root: string, name: string): string =>
  JSON.parse(readFileSync(path.join(folderOf(root, name), 'package.json'), 'utf8')).version;

function folderOf(root: string, name: string): string {
  const cwd = path.join(root, name);
  if (!existsSync(path.join(cwd, 'exposes.json')))
    throw new Problem(`There is no package ${name} to release here. Say one of the folders beside shared/.`);
  return cwd;
}

function run(cwd: string, env: Record<string, string>): Promise<{ code: number; output: string }> {
  const child = spawn(process.execPath, [path.join(cwd, 'node_modules/webpack-cli/bin/cli.js')], {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  return new Promise((resolve, reject) =>
    child.on('error', reject).on('close', (code) => resolve({ code: code ?? 1, output })),
  );
}
