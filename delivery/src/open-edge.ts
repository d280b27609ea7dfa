import type { Logger } from 'pino';
import type { Configuration } from './configuration/configuration';
import { isReachable } from './configuration/faults';
import { type Api, createApi } from './customer-api/api';
import { createReadLogin } from './customer-api/read-login';
import { createShops } from './customer-api/shops';
import { createRouteBundles } from './edge/composition/route-bundles';
import { createMetrics, type Metrics } from './edge/context/metrics';
import { createEarlyHead } from './edge/early-head/early-head';
import { createAnonymousCache } from './edge/page-cache/anonymous-cache';
import type { GateEdge } from './gate/candidate-checks';
import { type CandidateChecks, candidateChecks } from './gate/candidate-checks';
import type { Opinion } from './guard/opinions';
import { createPageGuard } from './guard/page-guard';
import { createRecorder } from './guard/recorder';
import { createSqliteObservations } from './guard/sqlite-observations';
import { startGuard } from './guard/watch';
import { eventOfOpinion, eventOfRevision } from './notifications/events';
import { createNotifier } from './notifications/webhooks';
import { followRegistry } from './registry/current';
import { openDatabase } from './registry/open-database';
import type { Registry } from './registry/registry';
import { createRegistryWriter } from './registry/registry-writer';
import { createSqliteRegistry } from './registry/sqlite-registry';
import type { Revision } from './registry/state';
import { type ArtifactStore, openArtifacts } from './releases/artifacts';
import { createSourcePositions } from './releases/source-positions';
import type { Renderer } from './renderer/client';
import { createReleasesFor } from './rollout/releases-for';
import { createSigner } from './signing/sign';
import { createTesters, type PinLink } from './tester-links/testers';

export interface Parts {
  renderer: Renderer;
  logger: Pick<Logger, 'info' | 'error'>;
  store?: ArtifactStore;
  api?: Api;
  metrics?: Metrics;
  checks?: CandidateChecks;
}

/** Opens the services that the edge's parts share, as configured; `close` stops them. */
export async function openEdge(
  configuration: Configuration,
  { renderer, logger, ...given }: Parts,
): Promise<GateEdge & { close(): Promise<void> }> {
  const { checks = candidateChecks, metrics = createMetrics() } = given;
  const { store = openArtifacts(configuration.dataDir), api = createApi(configuration.apiOrigin) } = given;
  const db = openDatabase(configuration.dataDir);
  const registry = createSqliteRegistry(db);
  const notifier = createNotifier({ ...configuration.webhooks, logger, onOutcome: metrics.webhook });
  const { current, registryWriter, signer, testers } = await openRegistry(registry, store, (revision) =>
    notifier.notify(eventOfRevision(revision)),
  );
  const { bundles, sourcePositions } = openScripts(configuration, store);
  const observations = createSqliteObservations(db);
  const recorder = createRecorder(observations, current, sourcePositions);
  const { guardMs: everyMs, mountMs, freezes } = configuration;
  const announce = (opinion: Opinion) => notifier.notify(eventOfOpinion(opinion));
  const guard = startGuard({
    ...{ current, registryWriter, observations, recorder, logger },
    ...{ everyMs, mountMs, freezes, announce },
  });
  return {
    ...{ configuration, api, store, metrics, checks, renderer, notifier },
    ...{ registry, current, registryWriter, signer, testers, bundles, sourcePositions },
    candidates: new Map(),
    guard: createPageGuard({ recorder, observations, signer, testers, lastVerdict: guard.lastVerdict }),
    readLogin: createReadLogin(api, current),
    shops: createShops(api),
    releasesFor: createReleasesFor(store, current),
    cache: createAnonymousCache(),
    earlyHead: createEarlyHead(renderer),
    address: () => addressOf(configuration),
    async close() {
      guard.stop();
      notifier.stop();
      current.stop();
      await recorder.stop();
      registry.close();
    },
  };
}

/** The registry's reader and writer, and what signs with its secret. */
async function openRegistry(registry: Registry, store: ArtifactStore, onRecorded: (revision: Revision) => void) {
  const current = await followRegistry(registry);
  const signer = createSigner(await registry.secret());
  const isWithdrawn = ({ name, version }: PinLink) => current.get().state[name]?.withdrawn.includes(version) ?? false;
  const isAvailable = (link: PinLink) =>
    store.get(link.name, link.version) !== undefined && (link.isWithdrawn === true || !isWithdrawn(link));
  return {
    current,
    signer,
    registryWriter: createRegistryWriter(registry, current, onRecorded),
    testers: createTesters(signer, isAvailable),
  };
}

/** Route bundles, and the source positions behind positions in scripts. */
function openScripts(configuration: Configuration, store: ArtifactStore) {
  const bundles = createRouteBundles({
    dataDir: configuration.dataDir,
    releasesRoot: store.root,
    isReachable: (name) => isReachable(configuration.faults, name),
  });
  return { bundles, sourcePositions: createSourcePositions(store, bundles.find) };
}

/** The address of this edge from its own machine. */
const addressOf = ({ host, port }: Configuration) => ({
  host: ['0.0.0.0', '::'].includes(host) ? '127.0.0.1' : host,
  port,
});
