const frozenGlobals = [
  'Object',
  'Array',
  'Function',
  'Promise',
  'Map',
  'Set',
  'WeakMap',
  'WeakSet',
  'Date',
  'String',
  'Number',
  'Boolean',
  'Math',
  'JSON',
  'RegExp',
  'Symbol',
  'Reflect',
  'Intl',
];
/** Globals that no release needs while rendering. */
const removedGlobals = ['fetch', 'WebSocket', 'EventSource', 'process', 'require'];

/** Freezes the language's built-ins in this thread, so that no release can change what the others rely on. */
export function freezeIntrinsics(): void {
  allowOverriding(Object.prototype);
  allowOverriding(Function.prototype);
  for (const name of frozenGlobals) {
    const value = Reflect.get(globalThis, name);
    if (value?.prototype) Object.freeze(value.prototype);
    Object.freeze(value);
  }
  for (const name of removedGlobals) Reflect.deleteProperty(globalThis, name);
  Object.preventExtensions(globalThis);
}

/**
 * In strict code, assigning `own.toString = …` throws where a frozen prototype has a data property of that name
 * (moment-timezone and dayjs do it). An accessor whose setter defines an own property keeps such code working.
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
