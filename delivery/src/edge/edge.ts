import type { Configuration } from '../configuration';
import type { ReleasesFor } from '../releases/releases-for';
import type { ReleaseStore } from '../releases/store';
import type { Renderer } from '../renderer/client';
import type { Api } from './api';
import type { JoinedFiles } from './joined';
import type { Metrics } from './metrics';
import type { AnonymousCache } from './page/anonymous-cache';
import type { createEarlyHead } from './page/early-head';
import type { Shops } from './shops';

/** What the edge's parts share. */
export interface Edge {
  configuration: Configuration;
  api: Api;
  shops: Shops;
  store: ReleaseStore;
  releasesFor: ReleasesFor;
  renderer: Renderer;
  joined: JoinedFiles;
  cache: AnonymousCache;
  metrics: Metrics;
  earlyHead: ReturnType<typeof createEarlyHead>;
}
