import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { dists } from './shop';

const root = path.join(import.meta.dirname, '../..');
const results = path.join(import.meta.dirname, '../results');

/** The fields of release.json that tests change. */
export interface ReleaseJson {
  name: string;
  version: string;
  react: string;
  server: string | null;
  entry: string;
  exposes: Record<string, { files: string[] }>;
  files: Record<string, { bytes: number; sha384: string }>;
}
export interface Change {
  /** Changes the copy's files by a map of file -> text; deleted entries are left out. */
  files?: (files: Map<string, string>, release: ReleaseJson) => void;
  /** Runs last, on the final release.json. */
  release?: (release: ReleaseJson) => void;
}

/**
 * Copies a built release under another version and changes it. `version` ends in eight characters, as built ones do:
 * '1.0.0-broken01'.
 */
export function changedRelease(name: string, version: string, change: Change = {}): string {
  const source = dists.find((dist) => dist.split(path.sep).at(-2) === name) ?? '';
  const release: ReleaseJson = JSON.parse(readFileSync(path.join(source, 'release.json'), 'utf8'));
  const [mark, wanted] = [release.version, version].map((one) => one.slice(one.indexOf('-') + 1));
  if (!mark || wanted?.length !== mark.length)
    throw new Error(`${version} does not end in as many signs as ${release.version}`);
  const dir = path.join(results, 'releases', `${name}-${version}`);
  rmSync(dir, { recursive: true, force: true });
  cpSync(source, dir, { recursive: true });
  const files = new Map(
    textsIn(dir).map((file) => [
      file,
      readFileSync(path.join(dir, file), 'utf8')
        .replaceAll(release.version, version)
        .replaceAll(mark, wanted ?? ''),
    ]),
  );
  const before = [...files.keys()];
  change.files?.(files, release);
  for (const file of before) if (!files.has(file)) rmSync(path.join(dir, file));
  for (const [file, text] of files) {
    writeFileSync(path.join(dir, file), text);
    release.files[file] = digest(Buffer.from(text));
  }
  release.version = version;
  change.release?.(release);
  writeFileSync(path.join(dir, 'release.json'), JSON.stringify(release));
  return dir;
}

const textsIn = (dir: string) =>
  readdirSync(dir, { recursive: true, encoding: 'utf8' })
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => /\.(c?js|json)$/.test(file) && file !== 'release.json');
const digest = (bytes: Buffer) => ({
  bytes: bytes.length,
  sha384: createHash('sha384').update(bytes).digest('base64'),
});

/** The checkout's entry with a review that throws if `condition`, an expression in the page, is true. */
export function withBrokenReview(entry: string, version: string, condition = 'true'): string {
  const container = `globalThis['mf_cart_checkout@${version}']`;
  const throwing = `(props)=>{if(location.pathname.endsWith('/review')&&${condition})throw new Error('the review is broken');return View(props)}`;
  const get = `async(expose)=>{const factory=await own.get(expose);if(expose!=='./CheckoutPage')return factory;const module=factory(),View=module.default;return()=>({...module,default:${throwing}})}`;
  return `${entry};{const own=${container};${container}={init:(...args)=>own.init(...args),get:${get}}}`;
}

export interface CommandResult {
  code: number;
  output: string;
}

/** Runs `pnpm release …` against the shop on this machine. */
export function releaseCommand(args: string[], env: Record<string, string>): Promise<CommandResult> {
  return new Promise((resolve) => {
    const options = { env: { ...process.env, ...env }, encoding: 'utf8' as const, maxBuffer: 8 * 1024 * 1024 };
    execFile(process.execPath, [path.join(root, 'scripts/release.mjs'), ...args], options, (error, stdout, stderr) =>
      resolve({ code: error ? Number(error.code ?? 1) : 0, output: stdout + stderr }),
    );
  });
}
