import type { Logger } from 'pino';
import { install as installMove } from '../registry/moves';
import type { Registry } from '../registry/registry';
import type { RegistryWriter } from '../registry/registry-writer';
import type { ArtifactStore } from './artifacts';
import { install } from './install';

interface InstallTarget {
  store: ArtifactStore;
  registry: Registry;
  registryWriter: RegistryWriter;
}

/**
 * Takes releases built on this machine, at the start of a shop. A package that is released by command stays as the
 * commands left it: its build here can be promoted, and is not live by itself.
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
        (state) => (state[name]?.live === version ? state : installMove(state, name, version)),
      );
  }
}
