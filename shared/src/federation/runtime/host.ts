/**
 * The same in the shell: it offers its shared modules (the eager ones at once, the others on demand) and uses them
 * itself.
 */
import { type ChunkLoader, chunkLoader } from './chunk-loader';
import { consume, type Installed, install, type Runtime, take } from './share';

interface Initial {
  webpackRequire: Runtime;
  installedModules: Installed;
  initialConsumes?: string[];
}
interface Consumes {
  chunkId: string;
  promises: Promise<unknown>[];
  installedModules: Installed;
  webpackRequire: Runtime;
}

/**
 * File -> 'sha384-…' of each chunk, written into the shell's main script when it is built for production
 * (shared/webpack/chunk-digests.cjs).
 */
declare const __CHUNK_DIGESTS__: Record<string, string>;

/**
 * Chunks of the shell fail closed as those of remotes do. A build without digests (for development) keeps webpack's own
 * loader.
 */
function guardChunks(runtime: Runtime & { l?: ChunkLoader }): void {
  if (typeof __CHUNK_DIGESTS__ === 'undefined') return;
  const digests = __CHUNK_DIGESTS__;
  runtime.l = chunkLoader((address) => digests[address.slice(__webpack_public_path__.length)]);
}
declare const __webpack_public_path__: string;

export default {
  runtime: {},
  bundlerRuntime: {
    init({ webpackRequire: runtime }: { webpackRequire: Runtime }) {
      guardChunks(runtime);
      const scope: Record<string, Record<string, object>> = {};
      runtime.S.default = scope as Runtime['S'][string];
      for (const [key, offers] of Object.entries(runtime.federation.initOptions.shared)) {
        for (const { version, get, shareConfig } of offers) {
          const named = scope[key] ?? {};
          scope[key] = named;
          // the fields beside `get` are what the standard runtime reads when one of its remotes joins this scope
          named[version] = {
            from: 'shell',
            get,
            eager: shareConfig.eager,
            shareConfig,
            scope: ['default'],
            useIn: [],
            deps: [],
            strategy: 'loaded-first',
          };
        }
      }
      return {};
    },
    initContainerEntry: () => true,
    I: () => true,
    installInitialConsumes({ webpackRequire: runtime, installedModules, initialConsumes }: Initial) {
      const { consumesLoadingData: data, S } = runtime;
      for (const id of initialConsumes ?? data.initialConsumes ?? []) {
        const wanted = data.moduleIdToConsumeDataMapping[id];
        // asked for when it is first required, so that a large library is evaluated in the task that wants it
        if (wanted) install(runtime, installedModules, id, () => now(take(S.default ?? {}, wanted)));
      }
    },
    consumes: ({ chunkId, promises, installedModules, webpackRequire: runtime }: Consumes) =>
      consume(runtime.S.default ?? {}, chunkId, promises, installedModules, runtime),
  },
};

function now(factory: ReturnType<typeof take>): unknown {
  if (factory instanceof Promise) throw new Error('an eager shared module came late');
  return factory();
}
