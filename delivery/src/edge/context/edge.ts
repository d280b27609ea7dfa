import type { Configuration } from '../../configuration/configuration';
import type { Api } from '../../customer-api/api';
import type { createReadLogin } from '../../customer-api/read-login';
import type { Shops } from '../../customer-api/shops';
import type { PageGuard } from '../../guard/page-guard';
import type { Testers } from '../../passes/testers';
import type { Current } from '../../registry/current';
import type { Registry } from '../../registry/registry';
import type { RegistryWriter } from '../../registry/registry-writer';
import type { ArtifactStore } from '../../releases/artifacts';
import type { SourcePositions } from '../../releases/source-positions';
import type { Renderer } from '../../renderer/client';
import type { ReleasesFor } from '../../rollout/releases-for';
import type { Signer } from '../../signing/sign';
import type { JoinedFiles } from '../composition/joined';
import type { createEarlyHead } from '../early-head/early-head';
import type { AnonymousCache } from '../page-cache/anonymous-cache';
import type { Metrics } from './metrics';

/** What the edge's parts share. */
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
  /** 'mf_item@2.4.0' -> the renderer that it is tried in, while it is. */
  candidates: Map<string, Renderer>;
  joined: JoinedFiles;
  sourcePositions: SourcePositions;
  cache: AnonymousCache;
  metrics: Metrics;
  earlyHead: ReturnType<typeof createEarlyHead>;
  /** Where this edge listens. */
  address(): { host: string; port: number };
}
