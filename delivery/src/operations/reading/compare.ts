import { statSync } from 'node:fs';
import path from 'node:path';
import type { Release } from '@bookfront/shared/contract';
import type { Edge } from '../../edge/context/edge';
import { Refused } from '../../registry/refused';
import type { StoredRelease } from '../../releases/artifacts';
import { moduleSizes } from '../../releases/module-sizes';

/** What differs between two releases of a package. */
export interface Comparison {
  package: string;
  from: ComparedRelease;
  to: ComparedRelease;
  /** Bytes on the way to the browser, compressed where the file is. Names without their hashes. */
  files: SizeChange[];
  /** Bytes before compression, by source file or library, as far as maps tell. */
  modules: SizeChange[];
  exposes: NamedChange[];
  embeds: NamedChange[];
  contracts: NamedChange[];
  shared: NamedChange[];
}
export interface ComparedRelease {
  version: string;
  commit: string;
  built: string;
  bytes: number;
  scripts: number;
}
/** A side without the file or module has no number. */
export interface SizeChange {
  name: string;
  from?: number;
  to?: number;
}
/** A value that one side lacks or that differs: a contract's version, or how an expose is drawn. */
export interface NamedChange {
  name: string;
  from?: string;
  to?: string;
}

/** Throws Refused if one of the releases isn't stored. */
export async function compareReleases(edge: Edge, name: string, from: string, to: string): Promise<Comparison> {
  const [before, after] = [requireRelease(edge, name, from), requireRelease(edge, name, to)];
  const [filesBefore, filesAfter] = [fileSizes(before), fileSizes(after)];
  return {
    package: name,
    from: describe(before, filesBefore),
    to: describe(after, filesAfter),
    files: sizeChanges(filesBefore, filesAfter),
    modules: sizeChanges(await moduleSizes(before), await moduleSizes(after)),
    exposes: changes(exposesOf(before.info), exposesOf(after.info)),
    embeds: changes(embedsOf(before.info), embedsOf(after.info)),
    contracts: changes(contractsOf(before.info), contractsOf(after.info)),
    shared: changes(new Map(Object.entries(before.info.shared)), new Map(Object.entries(after.info.shared))),
  };
}

function requireRelease({ store }: Edge, name: string, version: string): StoredRelease {
  const found = store.get(name, version);
  if (!found) throw new Refused(`There is no release ${name} ${version}. pnpm release list names them.`, 404);
  return found;
}

type Sizes = Map<string, number>;

function fileSizes({ dir, files }: StoredRelease): Sizes {
  const sizes: Sizes = new Map();
  for (const [file, { encodings }] of Object.entries(files)) {
    const name = file.replace(/\.[0-9a-f]{8,}(?=\.\w+$)/, '');
    const { size } = statSync(path.join(dir, encodings.includes('br') ? `${file}.br` : file));
    sizes.set(name, (sizes.get(name) ?? 0) + size);
  }
  return sizes;
}

const sum = (sizes: Sizes, isWanted: (name: string) => boolean) =>
  [...sizes].reduce((total, [name, bytes]) => total + (isWanted(name) ? bytes : 0), 0);

const describe = ({ info: { version, commit, time } }: StoredRelease, files: Sizes): ComparedRelease => ({
  ...{ version, commit, built: time },
  bytes: sum(files, () => true),
  scripts: sum(files, (name) => name.endsWith('.js')),
});

/** The largest differences first. */
function sizeChanges(from: Sizes, to: Sizes): SizeChange[] {
  return [...new Set([...from.keys(), ...to.keys()])]
    .map((name) => ({ name, ...sidesOf(from, to, name) }))
    .filter((one) => one.from !== one.to)
    .sort((a, b) => differenceOf(b) - differenceOf(a) || a.name.localeCompare(b.name));
}
const differenceOf = ({ from = 0, to = 0 }: SizeChange) => Math.abs(to - from);

type Named = Map<string, string>;
const exposesOf = ({ exposes }: Release): Named =>
  new Map(Object.entries(exposes).map(([name, { rendering }]) => [name, `drawn by the ${rendering}`]));
const embedsOf = ({ exposes, consumes }: Release): Named => {
  const onDemand = new Set(Object.values(exposes).flatMap((expose) => expose.onDemand ?? []));
  return new Map(Object.keys(consumes).map((id) => [id, onDemand.has(id) ? 'on demand' : 'at once']));
};
const contractsOf = ({ provides, consumes }: Release): Named =>
  new Map([
    ...Object.entries(provides).map(([id, version]) => [`provides ${id}`, version] as const),
    ...Object.entries(consumes).map(([id, version]) => [`built for ${id}`, version] as const),
  ]);

const changes = (from: Named, to: Named): NamedChange[] =>
  [...new Set([...from.keys(), ...to.keys()])]
    .sort()
    .map((name) => ({ name, ...sidesOf(from, to, name) }))
    .filter((one) => one.from !== one.to);

function sidesOf<Value>(from: Map<string, Value>, to: Map<string, Value>, name: string) {
  const [before, after] = [from.get(name), to.get(name)];
  return { ...(before === undefined ? {} : { from: before }), ...(after === undefined ? {} : { to: after }) };
}
