import type { Logger } from 'pino';
import type { ArtifactStore } from '../releases/artifacts';
import { install } from '../releases/install';
import type { Desk } from './desk';
import { install as installMove } from './moves';
import type { Registry } from './registry';

interface Shelf {
  store: ArtifactStore;
  registry: Registry;
  desk: Desk;
}

/**
 * Takes releases built on this machine, at the start of a shop. A package that is released by command stays as the
 * commands left it:
 * its build here can be promoted, and is not live by itself.
 */
export async function installSources(
  { store, registry, desk }: Shelf,
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
      await desk.change({ action: 'install', name, version, by: 'start', reason: 'built on this machine' }, (state) =>
        state[name]?.live === version ? state : installMove(state, name, version),
      );
  }
}
