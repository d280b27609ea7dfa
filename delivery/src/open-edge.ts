import type { Logger } from 'pino';
import type { Configuration } from './configuration/configuration';
import { isReachable } from './configuration/faults';
import { type Api, createApi } from './customer-api/api';
import { createReadLogin } from './customer-api/read-login';
import { createShops } from './customer-api/shops';
import { createMetrics, type Metrics } from './edge/context/metrics';
import { createAnonymousCache } from './edge/page-cache/anonymous-cache';
import { createEarlyHead } from './edge/early-head/early-head';
import { createJoined } from './edge/composition/joined';
import type { GateEdge } from './gate/trials';
import { realTrials, type Trials } from './gate/trials';
import { createPageGuard } from './guard/page-guard';
import { createRecorder } from './guard/recorder';
import { createSqliteVotes } from './guard/sqlite-votes';
import { startGuard } from './guard/watch';
import { createTesters } from './passes/testers';
import { followRegistry } from './registry/current';
import { openDatabase } from './registry/open-database';
import { createRegistryWriter } from './registry/registry-writer';
import { createSqliteRegistry } from './registry/sqlite-registry';
import { type ArtifactStore, openArtifacts } from './releases/artifacts';
import { createSourcePositions } from './releases/source-positions';
import type { Renderer } from './renderer/client';
import { createReleasesFor } from './rollout/releases-for';
import { createSigner } from './signing/sign';

export interface Parts {
  renderer: Renderer;
  logger: Pick<Logger, 'info' | 'error'>;
  store?: ArtifactStore;
  api?: Api;
  metrics?: Metrics;
  trials?: Trials;
}

/** What the edge's parts share, made from its configuration; `close` ends what it began. */
export async function openEdge(
  configuration: Configuration,
  { renderer, logger, ...given }: Parts,
): Promise<GateEdge & { close(): Promise<void> }> {
  const {
    trials = realTrials,
    store = openArtifacts(configuration.dataDir),
    api = createApi(configuration.apiOrigin),
    metrics = createMetrics(),
  } = given;
  const db = openDatabase(configuration.dataDir);
  const registry = createSqliteRegistry(db);
  const current = await followRegistry(registry);
  const registryWriter = createRegistryWriter(registry, current);
  const signer = createSigner(await registry.secret());
  const testers = createTesters(signer, (name, version) =>
    isGood(store, current.get().state[name]?.withdrawn, name, version),
  );
  const votes = createSqliteVotes(db);
  const joined = createJoined({
    dataDir: configuration.dataDir,
    releasesRoot: store.root,
    isReachable: (name) => isReachable(configuration.faults, name),
  });
  const sourcePositions = createSourcePositions(store, joined.find);
  const recorder = createRecorder(votes, current, sourcePositions);
  const guard = startGuard({
    current,
    registryWriter,
    votes,
    recorder,
    logger,
    everyMs: configuration.guardMs,
    mountMs: configuration.mountMs,
  });
  return {
    configuration,
    api,
    store,
    registry,
    current,
    registryWriter,
    signer,
    testers,
    trials,
    renderer,
    candidates: new Map(),
    metrics,
    guard: createPageGuard(recorder, votes, testers, guard.opinion),
    readLogin: createReadLogin(api, current),
    shops: createShops(api),
    releasesFor: createReleasesFor(store, current),
    joined,
    sourcePositions,
    cache: createAnonymousCache(),
    earlyHead: createEarlyHead(renderer),
    address: () => ({
      host: ['0.0.0.0', '::'].includes(configuration.host) ? '127.0.0.1' : configuration.host,
      port: configuration.port,
    }),
    async close() {
      guard.stop();
      current.stop();
      await recorder.stop();
      registry.close();
    },
  };
}

const isGood = (store: ArtifactStore, withdrawn: string[] = [], name: string, version: string) =>
  store.get(name, version) !== undefined && !withdrawn.includes(version);
