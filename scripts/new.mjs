// `pnpm new remote mf-reviews`: a remote with a page, a fragment, tests and a README (docs/new-remote.md).
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { runCommand } from './processes.mjs';
import { writeRoutes } from './routes.mjs';
import { endWithParent, log, Problem, root, run } from './workspace.mjs';

const require = createRequire(import.meta.url);
const { exposesOf, remotes } = require('../shared/webpack/remotes.cjs');
const { compileMessages } = require('../shared/webpack/messages.cjs');
const { routeRows } = require('../shared/webpack/route-rows.cjs');

const template = path.join(root, 'scripts/new-remote');
const usage = 'Usage: pnpm new remote mf-reviews';

endWithParent();
await run(async () => {
  const [kind, dir = ''] = process.argv.slice(2);
  if (kind !== 'remote' || !dir) throw new Problem(usage);
  checkName(dir);
  addFolder(dir);
  writeRoutes();
  log('Installing its packages…');
  await linkPackages();
  await compileMessages(path.join(root, dir));
  const slug = slugOf(dir);
  log(`${dir} is there: its page is /${slug}.`);
  log(`pnpm unit ${dir} runs its tests, npm start opens the shop with it, pnpm dev ${dir} reloads it as you write.`);
  log('docs/new-remote.md leads on to its first canary.');
  process.exit(0);
});

function checkName(dir) {
  if (!/^mf-[a-z]+(-[a-z]+)*$/.test(dir) || dir.length > 40)
    throw new Problem(`A remote is named like mf-reviews: small letters and dashes, at most 40. ${usage}`);
  if (existsSync(path.join(root, dir))) throw new Problem(`There is a folder ${dir} already. Choose another name.`);
  const slug = slugOf(dir);
  const taken = routeRows(remotes, exposesOf).find((row) => row.path.split('/')[1] === slug);
  if (taken) throw new Problem(`/${slug} is a page of ${taken.page ?? 'the shop'} already. Choose another name.`);
}

/** Written beside its place first, so that no half of a remote is left where this ends early. */
function addFolder(dir) {
  const draft = mkdtempSync(path.join(root, '.new-remote-'));
  try {
    cpSync(template, draft, { recursive: true });
    for (const entry of readdirSync(draft, { recursive: true, withFileTypes: true }).toReversed()) rename(entry, dir);
    renameSync(draft, path.join(root, dir));
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    throw error;
  }
}

function rename(entry, dir) {
  const from = path.join(entry.parentPath, entry.name);
  if (entry.isFile()) writeFileSync(from, named(readFileSync(from, 'utf8'), dir));
  const to = path.join(entry.parentPath, named(entry.name, dir));
  if (to !== from) renameSync(from, to);
}

/** 'mf-book-clubs' in the forms that the sample's names have. */
function named(text, dir) {
  const words = slugOf(dir).split('-');
  const pascal = words.map((word) => word[0].toUpperCase() + word.slice(1)).join('');
  const title = slugOf(dir).replaceAll('-', ' ');
  return text
    .replaceAll('mf-sample', dir)
    .replaceAll('mf_sample', dir.replaceAll('-', '_'))
    .replaceAll('"Sample"', `"${title[0].toUpperCase()}${title.slice(1)}"`)
    .replaceAll('>Sample<', `>${title[0].toUpperCase()}${title.slice(1)}<`)
    .replaceAll('sample_title', 'page_title')
    .replaceAll('Sample', pascal)
    .replaceAll('sample', words.join('-'));
}

function slugOf(dir) {
  return dir.slice('mf-'.length);
}

async function linkPackages() {
  const { packageManager } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  const { code, output } = await runCommand('npx', ['--yes', packageManager, 'install', '--prefer-offline'], {
    env: process.env,
  });
  if (code !== 0)
    throw new Problem(`${output.trim()}\nThe packages could not be installed. Check the network, then: pnpm install`);
}
