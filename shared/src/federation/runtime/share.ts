/**
 * Version negotiation over a share scope, as the Module Federation container protocol has it: scope[key][version] =
 * offer.
 */

export type Factory = () => unknown;
export interface Offer {
  get: () => Factory | Promise<Factory>;
  lib?: Factory;
  loaded?: boolean;
}
export type Scope = Record<string, Record<string, Offer>>;
/** What generated code says of one shared module that is used. Ranges: ^x.y.z, ~x.y.z, x.y.z, *. */
export interface Wanted {
  shareKey: string;
  requiredVersion?: string;
  singleton?: boolean;
  strictVersion?: boolean;
  fallback?: () => Factory | Promise<Factory>;
}

/** The part of webpack's require function that the generated code hands over. */
export interface Runtime {
  m: Record<string, (module: { exports: unknown }) => void>;
  c: Record<string, unknown>;
  o: (object: object, key: string) => boolean;
  S: Record<string, Scope>;
  consumesLoadingData: {
    chunkMapping: Record<string, string[]>;
    moduleIdToConsumeDataMapping: Record<string, Wanted>;
    initialConsumes?: string[];
  };
  federation: {
    initOptions: { shared: Record<string, { version: string; get: Offer['get']; shareConfig: { eager?: boolean } }[]> };
  };
}
export type Installed = Record<string, 0 | Promise<void>>;

export function satisfies(version: string, range: string | undefined): boolean {
  if (!range || range === '*') return true;
  const [v, r] = [parts(version), parts(range)];
  const order = compare(version, range);
  if (range[0] !== '^' && range[0] !== '~') return order === 0;
  // ^0.2.3 keeps 0.2
  const fixed =
    range[0] === '~'
      ? 2
      : 1 +
        Math.max(
          0,
          r.findIndex((n) => n > 0),
        );
  return order >= 0 && r.slice(0, fixed).every((n, i) => n === v[i]);
}

/** The factory of one shared module, at once where its provider has it at once. */
export function take(scope: Scope, wanted: Wanted): Factory | Promise<Factory> {
  const { shareKey, requiredVersion, singleton, strictVersion, fallback } = wanted;
  const offers = scope[shareKey] ?? {};
  const versions = Object.keys(offers).sort((a, b) => compare(b, a));
  const version = singleton
    ? (versions.find((v) => offers[v]?.loaded) ?? versions[0])
    : versions.find((v) => satisfies(v, requiredVersion));
  if (version && !satisfies(version, requiredVersion))
    refuse(`shared ${shareKey}@${version} does not satisfy ${requiredVersion}`, strictVersion);
  const offer = version ? offers[version] : undefined;
  if (offer) return taken(offer);
  if (!fallback) throw new Error(`nobody offers shared ${shareKey} ${requiredVersion ?? ''}`);
  return fallback();
}

/** Puts a shared module where webpack looks for module `id`. */
export function install(runtime: Runtime, installed: Installed, id: string, factory: Factory): void {
  installed[id] = 0;
  runtime.m[id] = (module) => {
    delete runtime.c[id];
    module.exports = factory();
  };
}

/** The shared modules that a chunk needs before it runs: installed at once, or a promise for it. */
export function consume(
  scope: Scope,
  chunkId: string,
  promises: Promise<unknown>[],
  installed: Installed,
  runtime: Runtime,
): void {
  const { chunkMapping, moduleIdToConsumeDataMapping } = runtime.consumesLoadingData;
  for (const id of chunkMapping[chunkId] ?? []) {
    const state = installed[id];
    const wanted = moduleIdToConsumeDataMapping[id];
    if (state !== undefined || !wanted) {
      if (state) promises.push(state);
      continue;
    }
    const factory = take(scope, wanted);
    if (!(factory instanceof Promise)) {
      install(runtime, installed, id, factory);
      continue;
    }
    const arrival = arriving(factory, runtime, installed, id);
    installed[id] = arrival;
    promises.push(arrival);
  }
}

const arriving = (factory: Promise<Factory>, runtime: Runtime, installed: Installed, id: string): Promise<void> =>
  factory.then(
    (made) => install(runtime, installed, id, made),
    (error) => {
      delete installed[id];
      throw error;
    },
  );

function taken(offer: Offer): Factory | Promise<Factory> {
  if (offer.lib) return offer.lib;
  const keep = (factory: Factory) => {
    offer.loaded = true;
    offer.lib = factory;
    return factory;
  };
  const got = offer.get();
  return got instanceof Promise ? got.then(keep) : keep(got);
}

function refuse(text: string, strict: boolean | undefined): void {
  if (strict) throw new Error(text);
  console.warn(text);
}

const parts = (version: string): [number, number, number] => {
  const [major = 0, minor = 0, patch = 0] = (version.replace(/^[\^~]/, '').split('-')[0] ?? '').split('.').map(Number);
  return [major, minor, patch];
};
function compare(a: string, b: string): number {
  const [x, y] = [parts(a), parts(b)];
  return x[0] - y[0] || x[1] - y[1] || x[2] - y[2];
}
