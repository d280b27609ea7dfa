import { randomBytes } from 'node:crypto';
import type { Logger } from 'pino';
import type { Registry } from '../registry/registry';
import type { RegistryWriter } from '../registry/registry-writer';
import type { PackageState } from '../registry/state';
import { install as installTransition, startCanary } from '../registry/transitions';
import type { ArtifactStore } from './artifacts';
import { install } from './install';

interface InstallTarget {
  store: ArtifactStore;
  registry: Registry;
  registryWriter: RegistryWriter;
}

/**
 * Installs the releases built on this machine when a shop starts. A package that is released by command stays as the
 * commands left it: its build here can be promoted, but doesn't become live by itself. With `steps` (shares in percent)
 * a new build of a package that is live already begins as a canary; all of one start divide the visitors alike.
 */
export async function installSources(
  { store, registry, registryWriter }: InstallTarget,
  sources: string[],
  logger: Pick<Logger, 'warn'>,
  steps: readonly number[] = [],
): Promise<void> {
  const salt = `start:${randomBytes(9).toString('base64url')}`;
  for (const source of sources) {
    const { name, version, commit, files } = await install(store, source);
    const bytes = Object.values(files).reduce((sum, file) => sum + file.bytes, 0);
    await registry.register({ name, version, commit: commit ?? '', time: Date.now(), by: 'start', bytes });
    if (await isCommanded(registry, name)) {
      logger.warn({ name, version }, 'released by command: this build waits for pnpm release promote');
      continue;
    }
    const reason = 'built on this machine';
    await registryWriter.change(
      (state) => ({ action: isTried(state[name], steps) ? 'canary' : 'install', name, version, by: 'start', reason }),
      (state, context) => {
        const own = state[name];
        if (hasBuild(own, version)) return state;
        if (!own || !isTried(own, steps)) return installTransition(state, name, version);
        const { canary: _, ...rest } = own;
        return startCanary({ ...state, [name]: rest }, name, requestOf(version, salt, steps), context);
      },
    );
  }
}

/** What the guard did since counts for nobody. */
async function isCommanded(registry: Registry, name: string): Promise<boolean> {
  const history = await registry.history(name, recentRevisions);
  const last = history.find(({ by }) => by !== 'guard') ?? history[0];
  return last !== undefined && last.by !== 'start';
}
const recentRevisions = 100;

/** The package has the build, or took it back. */
const hasBuild = (own: PackageState | undefined, version: string) =>
  own !== undefined && (own.live === version || own.canary?.version === version || own.withdrawn.includes(version));

const isTried = (own: PackageState | undefined, steps: readonly number[]) => own !== undefined && steps.length > 0;

const requestOf = (version: string, salt: string, steps: readonly number[]) => ({
  ...{ version, salt, steps: [...steps] },
  share: steps[0] ?? 0,
});
