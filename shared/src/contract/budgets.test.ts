import { expect, it } from '@jest/globals';
import budgets from './budgets.json';
import type { RemoteName } from './index';

it('a budget for scripts is of a package that there is, and of some bytes', () => {
  const all: Partial<Record<RemoteName | 'shell', number>> = budgets;
  for (const bytes of Object.values(all)) expect(bytes).toBeGreaterThan(0);
});
