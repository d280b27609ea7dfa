import type { Configuration } from '../../configuration/configuration';
import type { Api } from '../../customer-api/api';
import type { createReadLogin } from '../../customer-api/read-login';
import type { Shops } from '../../customer-api/shops';
import type { PageGuard } from '../../guard/page-guard';
import type { Notifier } from '../../notifications/webhooks';
import type { Current } from '../../registry/current';
import type { Registry } from '../../registry/registry';
import type { RegistryWriter } from '../../registry/registry-writer';
import type { ArtifactStore } from '../../releases/artifacts';
import type { SourcePositions } from '../../releases/source-positions';
import type { Renderer } from '../../renderer/client';
import type { ReleasesFor } from '../../rollout/releases-for';
import type { Signer } from '../../signing/sign';
import type { Testers } from '../../tester-links/testers';
import type { RouteBundles } from '../composition/route-bundles';
import type { createEarlyHead } from '../early-head/early-head';
import type { AnonymousCache } from '../page-cache/anonymous-cache';
import type { Metrics } from './metrics';

/** The services that the edge's parts share. */
export interface Edge {
  configuration: Configuration;
  api: Api;
  shops: Shops;
  store: ArtifactStore;
  registry: Registry;
  current: Current;
  registryWriter: RegistryWriter;
  signer: Signer;
  testers: Testers;
  guard: PageGuard;
  readLogin: ReturnType<typeof createReadLogin>;
  releasesFor: ReleasesFor;
  renderer: Renderer;
  /** 'mf_item@2.4.0' -> the renderer of a candidate while it is checked. */
  candidates: Map<string, Renderer>;
  bundles: RouteBundles;
  sourcePositions: SourcePositions;
  cache: AnonymousCache;
  metrics: Metrics;
  notifier: Notifier;
  earlyHead: ReturnType<typeof createEarlyHead>;
  /** The address that this edge listens on. */
  address(): { host: string; port: number };
}
