import type { Logger } from 'pino';
import type { Registry } from '../registry/registry';
import type { RegistryWriter } from '../registry/registry-writer';
import { install as installTransition } from '../registry/transitions';
import type { ArtifactStore } from './artifacts';
import { install } from './install';

interface InstallTarget {
  store: ArtifactStore;
  registry: Registry;
  registryWriter: RegistryWriter;
}

/**
 * Installs the releases built on this machine when a shop starts. A package that is released by command stays as the
 * commands left it: its build here can be promoted, but doesn't become live by itself.
 */
export async function installSources(
  { store, registry, registryWriter }: InstallTarget,
  sources: string[],
  logger: Pick<Logger, 'warn'>,
): Promise<void> {
  for (const source of sources) {
    const { name, version, commit, files } = await install(store, source);
    const bytes = Object.values(files).reduce((sum, file) => sum + file.bytes, 0);
    await registry.register({ name, version, commit: commit ?? '', time: Date.now(), by: 'start', bytes });
    const [last] = await registry.history(name, 1);
    const isCommanded = last !== undefined && last.by !== 'start';
    if (isCommanded) logger.warn({ name, version }, 'released by command: this build waits for pnpm release promote');
    else
      await registryWriter.change(
        { action: 'install', name, version, by: 'start', reason: 'built on this machine' },
        (state) => (state[name]?.live === version ? state : installTransition(state, name, version)),
      );
  }
}
