import { EventEmitter } from 'node:events';
import stream from 'node:stream';

/** Globals of Node that no release needs while rendering: they lead to the network, to other threads or to the process. */
const removedGlobals = [
  ...['fetch', 'FormData', 'Headers', 'Request', 'Response', 'WebSocket', 'EventSource', 'navigator'],
  ...['BroadcastChannel', 'MessageChannel', 'MessagePort', 'MessageEvent', 'Worker', 'SharedArrayBuffer', 'Atomics'],
  ...['PerformanceObserver', 'PerformanceObserverEntryList', 'WebAssembly', 'process', 'require', 'global'],
];
const consoleMethods = ['log', 'info', 'debug', 'warn', 'error', 'trace', 'group', 'groupEnd', 'time', 'timeEnd'];

const errors = [Error, AggregateError, EvalError, RangeError, ReferenceError, SyntaxError, TypeError, URIError];

/**
 * Freezes what the releases in this thread share, so that none can change what the others rely on: the built-in objects
 * with their prototypes, and the global bindings. Node's own classes that can be reached are frozen as well.
 */
export function freezeIntrinsics(): void {
  for (const name of removedGlobals) Reflect.deleteProperty(globalThis, name);
  replace('console', Object.freeze(quietConsole()));
  hideCallSites();
  for (const shared of [Object, Function, ...errors, EventEmitter, ...Object.values(stream)].filter(isClass))
    allowOverriding(shared.prototype);
  const seen = new Set<object>([globalThis]);
  for (const root of [...builtIns(), ...hiddenPrototypes(), EventEmitter, stream]) freezeDeep(root, seen);
  for (const name of Object.getOwnPropertyNames(globalThis)) lock(name);
  Object.preventExtensions(globalThis);
}

/**
 * Fixes the modules that the shell shares, with the functions of what they export: else one release could replace what
 * all others call, and read every visitor's page by it. Their data stays open, since React and stores write to it.
 */
export function freezeShared(modules: Record<string, unknown>): void {
  for (const module of Object.values(modules).filter(isObject)) {
    for (const key of Reflect.ownKeys(module)) {
      const exported: unknown = Reflect.get(module, key);
      if (isObject(exported)) fixFunctions(exported);
    }
    Object.freeze(module);
  }
  Object.freeze(modules);
}

/** React writes to what begins with an underscore: a context's value, say. */
function fixFunctions(owner: object): void {
  if (isClass(owner)) {
    allowOverriding(owner.prototype);
    Object.freeze(owner.prototype);
  }
  for (const key of Reflect.ownKeys(owner)) {
    const found = Object.getOwnPropertyDescriptor(owner, key);
    if (!found?.configurable || typeof found.value !== 'function' || String(key).startsWith('_')) continue;
    Object.defineProperty(owner, key, { writable: false, configurable: false });
  }
}

/**
 * A console that writes nothing: what React's server renderer says there is of no use to a shopper, and Node's console
 * leads to its streams.
 */
export const quietConsole = (): Record<string, () => void> =>
  Object.fromEntries(consoleMethods.map((name) => [name, () => undefined]));

const replace = (name: string, value: unknown) =>
  Object.defineProperty(globalThis, name, { value, writable: true, enumerable: false, configurable: true });

/** A global keeps its value: what is assigned to it throws in strict code and changes nothing elsewhere. */
function lock(name: string): void {
  const found = Object.getOwnPropertyDescriptor(globalThis, name);
  if (!found?.configurable) return;
  const value: unknown = Reflect.get(globalThis, name);
  Object.defineProperty(globalThis, name, {
    value,
    writable: false,
    enumerable: found.enumerable ?? false,
    configurable: false,
  });
}

/** A release's own `prepareStackTrace` would be handed the functions of those that called it. */
function hideCallSites(): void {
  Object.defineProperty(Error, 'prepareStackTrace', { get: () => undefined, set: () => undefined });
}

const builtIns = (): object[] =>
  Object.getOwnPropertyNames(globalThis)
    .map((name): unknown => Reflect.get(globalThis, name))
    .filter(isObject);

/** Prototypes that no global names, but every release reaches. */
function hiddenPrototypes(): object[] {
  const ofFunctions = [async () => {}, function* () {}, async function* () {}].map((made) =>
    Object.getPrototypeOf(made),
  );
  const iterators = [[], '', new Map(), new Set()].map((made) => Object.getPrototypeOf(made[Symbol.iterator]()));
  const timers = [Object.getPrototypeOf(setTimeout(() => {}, 0)), Object.getPrototypeOf(setImmediate(() => {}))];
  return [...ofFunctions, ...iterators, Object.getPrototypeOf(Int8Array), ...timers].filter(isObject);
}

/** Freezes an object, its prototypes and all that its own properties lead to. Errors may still be given a stack limit. */
function freezeDeep(root: object, seen: Set<object>): void {
  if (seen.has(root)) return;
  seen.add(root);
  freeze(root);
  const prototype: unknown = Object.getPrototypeOf(root);
  if (isObject(prototype)) freezeDeep(prototype, seen);
  for (const key of Reflect.ownKeys(root)) {
    const found = Object.getOwnPropertyDescriptor(root, key);
    for (const value of [found?.value, found?.get, found?.set]) if (isObject(value)) freezeDeep(value, seen);
  }
}

/**
 * `Error` stays open for `stackTraceLimit`. Node's emitters set a symbol of their own that their prototype has as well
 * and that can't be made an accessor: it alone stays writable.
 */
function freeze(object: object): void {
  if (object === Error || ArrayBuffer.isView(object)) return;
  const keys = Reflect.ownKeys(object);
  const stays = (key: PropertyKey) => {
    const found = Object.getOwnPropertyDescriptor(object, key);
    return typeof key === 'symbol' && found?.writable === true && !found.configurable;
  };
  if (!keys.some(stays)) return void Object.freeze(object);
  for (const key of keys)
    if (!stays(key)) Object.defineProperty(object, key, { configurable: false, ...readOnly(object, key) });
  Object.preventExtensions(object);
}

const readOnly = (object: object, key: PropertyKey) =>
  Object.hasOwn(Object.getOwnPropertyDescriptor(object, key) ?? {}, 'value') ? { writable: false } : {};

/**
 * In strict code, assigning `own.toString = …` throws where a frozen prototype has a data property of that name
 * (moment-timezone and dayjs do it, errors with `own.name = …`). An accessor whose setter defines an own property keeps such code working.
 */
function allowOverriding(prototype: object): void {
  for (const key of Reflect.ownKeys(prototype)) {
    const found = Object.getOwnPropertyDescriptor(prototype, key);
    if (!found?.configurable || !('value' in found)) continue;
    const { value, enumerable } = found;
    Object.defineProperty(prototype, key, {
      enumerable: enumerable ?? false,
      configurable: true,
      get: () => value,
      set(this: object, next: unknown) {
        Object.defineProperty(this, key, { value: next, writable: true, enumerable: true, configurable: true });
      },
    });
  }
}

const isObject = (value: unknown): value is object =>
  (typeof value === 'object' && value !== null) || typeof value === 'function';
const isClass = (value: unknown): value is { prototype: object } =>
  typeof value === 'function' && isObject(value.prototype);
