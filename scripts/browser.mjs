// The Chromium that the browser tests use.
import { existsSync } from 'node:fs';
import { runCommand } from './processes.mjs';
import { log, Problem } from './workspace.mjs';

/** Debian's: the headless shell, which renders pages alone and takes half the processor of the whole browser. */
const headlessShell = '/usr/bin/chromium-headless-shell';
const wholeBrowser = '/usr/bin/chromium';

/**
 * CHROMIUM_PATH, else Debian's, installed by apt as root; else installs Playwright's own and returns undefined.
 */
export async function findBrowser() {
  const given = process.env.CHROMIUM_PATH;
  if (given && !existsSync(given))
    throw new Problem(`CHROMIUM_PATH names ${given}, but there is no such file. Correct it, or leave it out.`);
  if (given) return given;
  if (existsSync(headlessShell) || (await installByApt())) return headlessShell;
  if (existsSync(wholeBrowser)) return wholeBrowser;
  log("Installing Playwright's own Chromium…");
  const { code, output } = await runCommand('npx', ['playwright', 'install', '--with-deps', 'chromium'], {
    cwd: new URL('../e2e', import.meta.url).pathname,
  });
  if (code !== 0)
    throw new Problem(`${output.trim()}\nNo browser could be installed. Install Chromium and set CHROMIUM_PATH to it.`);
  return undefined;
}

async function installByApt() {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  log('Installing Chromium…');
  await runCommand('apt-get', ['update']);
  const { code } = await runCommand(
    'apt-get',
    ['install', '-y', '--no-install-recommends', 'chromium-headless-shell'],
    {
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    },
  );
  return code === 0 && existsSync(headlessShell);
}
