import { expect, it } from '@jest/globals';
import budgets from './budgets.json';
import type { RemoteId, RemoteName } from './index';
import versions from './versions.json';

it('every fragment and page has a version of its contract', () => {
  const all: Record<RemoteId, string> = versions;
  for (const version of Object.values(all)) expect(version).toMatch(/^\d+\.\d+\.\d+$/);
});

it('every package has a budget for its scripts', () => {
  const all: Record<RemoteName | 'shell', number> = budgets;
  for (const bytes of Object.values(all)) expect(bytes).toBeGreaterThan(0);
});
