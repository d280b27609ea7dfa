import initialBudgets from '@bookfront/shared/contract/budgets';

/** Bytes that a package's release may have: `scripts` compressed (brotli), `others` as they are. */
export interface Budget {
  scripts: number;
  others: number;
}

const initialScripts = new Map(Object.entries(initialBudgets));
const scriptsOfNewPackage = 60_000;

/** The budget of a package until an operator sets another. The shell has the fonts. */
export const initialBudget = (name: string): Budget => ({
  scripts: initialScripts.get(name) ?? scriptsOfNewPackage,
  others: name === 'shell' ? 3_000_000 : 500_000,
});
