import type { Configuration } from '../configuration';
import type { Trials } from '../gate/trials';
import type { PageGuard } from '../guard/page-guard';
import type { Signer } from '../operations/sign';
import type { Testers } from '../operations/testers';
import type { Current } from '../registry/current';
import type { Desk } from '../registry/desk';
import type { Registry } from '../registry/registry';
import type { ArtifactStore } from '../releases/artifacts';
import type { ReleasesFor } from '../releases/releases-for';
import type { SourcePositions } from '../releases/source-positions';
import type { Renderer } from '../renderer/client';
import type { Api } from './api';
import type { JoinedFiles } from './joined';
import type { Metrics } from './metrics';
import type { AnonymousCache } from './page/anonymous-cache';
import type { createEarlyHead } from './page/early-head';
import type { createReadLogin } from './read-login';
import type { Shops } from './shops';

/** What the edge's parts share. */
export interface Edge {
  configuration: Configuration;
  api: Api;
  shops: Shops;
  store: ArtifactStore;
  registry: Registry;
  current: Current;
  desk: Desk;
  signer: Signer;
  testers: Testers;
  guard: PageGuard;
  trials: Trials;
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
