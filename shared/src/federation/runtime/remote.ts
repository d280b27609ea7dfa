/**
 * Stands in for @module-federation/webpack-bundler-runtime in a remote: the container protocol (init, get) and shared
 * modules.
 * Swapped in by one line of the build (shared/webpack); take the line out and the library's own runtime is back.
 */
import type { ChunkLoader } from './chunk-loader';
import { consume, type Installed, type Runtime, type Scope } from './share';

declare let __webpack_public_path__: string;

let scope: Scope = {};
let joined = false;

// Files of this release are found beside the script that brought it, also on a page of another origin.
const source = (document.currentScript as HTMLScriptElement | null)?.src;
if (source && __webpack_public_path__.startsWith('/'))
  __webpack_public_path__ = new URL(source).origin + __webpack_public_path__;

interface Consumes {
  chunkId: string;
  promises: Promise<unknown>[];
  installedModules: Installed;
  webpackRequire: Runtime;
}

/** `chunkLoader`: the shell's, which runs no chunk without its digest. Another host leaves webpack's own in place. */
interface Init {
  shareScope: Scope;
  webpackRequire: Runtime & { l?: ChunkLoader };
  remoteEntryInitOptions?: { chunkLoader?: ChunkLoader };
}

export default {
  runtime: {},
  bundlerRuntime: {
    init: () => ({}),
    initContainerEntry({ shareScope, webpackRequire, remoteEntryInitOptions }: Init) {
      if (remoteEntryInitOptions?.chunkLoader) webpackRequire.l = remoteEntryInitOptions.chunkLoader;
      if (!joined) scope = shareScope;
      joined = true;
      return true;
    },
    I: () => true,
    consumes: ({ chunkId, promises, installedModules, webpackRequire }: Consumes) =>
      consume(scope, chunkId, promises, installedModules, webpackRequire),
  },
};
