import { cpSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Release } from '@bookfront/shared/contract';
import type { ArtifactStore } from './artifacts';
import { finishDraft } from './finish-draft';

/** Copies the release built in the folder `source` into the store, unless it is there already. */
export async function install(artifacts: ArtifactStore, source: string): Promise<Release> {
  const info: Release = JSON.parse(readFileSync(path.join(source, 'release.json'), 'utf8'));
  if (artifacts.get(info.name, info.version)) return info;
  const draft = artifacts.draft();
  cpSync(source, draft, { recursive: true });
  await finishDraft(draft);
  artifacts.commit(draft, info.name, info.version);
  return info;
}
