import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { ExposeInfo, Release } from '@bookfront/shared/contract';
import { validRange } from 'semver';
import { type FederationManifest, manifestFile, readManifest } from '../releases/federation-manifest';
import { filesBelow } from '../releases/files-below';
import { Problem } from './problem';

/** What a standard build can't tell: `react`, the version that it bundles; else it takes the page's. */
export interface StandardOptions {
  version?: string | undefined;
  react?: string | undefined;
}
/** exposes.json in the folder, if any: what the shop should know of each expose. */
type OwnExposes = Record<string, Partial<ExposeInfo> & { contract?: string; consumes?: Record<string, string> }>;

/**
 * The release.json of a standard Module Federation 2 build (webpack's or rspack's), from its manifest. Throws a Problem
 * that says what is missing.
 */
export function describeStandardBuild(dir: string, { version, react }: StandardOptions): Release {
  const manifest = requireManifest(dir);
  const { name, metaData } = manifest;
  if (!version) throw new Problem(`Say which version ${name} has: --version 2.4.0`);
  const own: OwnExposes = readJson(path.join(dir, 'exposes.json')) ?? {};
  const exposes = manifest.exposes.map(({ path: expose, assets }) => {
    const { contract, consumes, ...info } = own[expose] ?? {};
    return { expose, contract, consumes, info: { ...plainExpose, ...info, files: assets.js.sync } };
  });
  const pages = exposes.filter(({ expose }) => /^\.\/[A-Z]/.test(expose));
  return {
    name,
    version,
    commit: process.env.COMMIT ?? '',
    time: new Date().toISOString(),
    kind: 'remote',
    react: react ?? reactOf(manifest),
    entry: path.posix.join(metaData.remoteEntry.path, metaData.remoteEntry.name),
    server: null,
    exposes: Object.fromEntries(exposes.map(({ expose, info }) => [expose, info])),
    provides: Object.fromEntries(pages.map(({ expose, contract = '1.0.0' }) => [expose.replace('.', name), contract])),
    consumes: Object.assign({}, ...exposes.map(({ consumes }) => consumes ?? {})),
    shared: neededOf(manifest),
    files: Object.fromEntries(filesBelow(dir).map((file) => [file, digest(path.join(dir, file))])),
  };
}

/** The browser draws it, and it embeds nobody. */
const plainExpose = { rendering: 'browser', fragments: [], first: [] } as const satisfies Partial<ExposeInfo>;

function requireManifest(dir: string): FederationManifest {
  const manifest = readManifest(dir);
  if (manifest) return manifest;
  throw new Problem(
    `There is neither a release.json nor a Module Federation manifest (${manifestFile}) in ${dir}. Build the package with the project's webpack preset, or with the federation plugin's manifest: true.`,
  );
}

/** The modules that it doesn't bundle, and the ranges that it takes of them. */
const neededOf = ({ shared }: FederationManifest): Release['shared'] =>
  Object.fromEntries(
    shared
      .filter(({ assets }) => assets.js.sync.length + assets.js.async.length === 0)
      .map(({ name, requiredVersion = '*' }) => [name, validRange(requiredVersion) === null ? '*' : requiredVersion]),
  );

function reactOf({ name, shared }: FederationManifest): string {
  const version = shared.find((module) => module.name === 'react')?.version;
  if (version) return version;
  throw new Problem(`Say which React ${name} is built with, since it doesn't share it: --react 18.3.1`);
}

function readJson<T>(file: string): T | undefined {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

function digest(file: string): Release['files'][string] {
  const bytes = readFileSync(file);
  return { bytes: bytes.length, sha384: createHash('sha384').update(bytes).digest('base64') };
}
