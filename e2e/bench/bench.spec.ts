import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { type Measure, median, visit } from './measure';
import { openRivals, type Rival } from './rivals';

const rounds = Number(process.env.ROUNDS ?? 9);
const rivals: Rival[] = ['monolith', 'browser', 'static'];
const figures = ['lcp', 'usable', 'blocking', 'script', 'requests'] as const;

test('composed against the same code as one build', async ({ browser }) => {
  const shops = await openRivals();
  try {
    const html = await (await fetch(`${shops.composed.address}/browse`)).text();
    const item = /href="(\/item\/[^"]+)"/.exec(html)?.[1] ?? '';
    const all = { home: '/', browse: '/browse', item, cart: '/checkout/cart' };
    const only = process.env.PAGES?.split(',');
    const pages = Object.fromEntries(Object.entries(all).filter(([name]) => !only || only.includes(name)));
    const measured: Record<string, Record<string, Measure[]>> = {};
    for (const [name, url] of Object.entries(pages)) {
      measured[name] = { composed: [], monolith: [], browser: [], static: [] };
      const once = (rival: Rival) =>
        visit(browser, shops[rival].address + url).catch((error) => {
          throw new Error(`${name} of ${rival}: ${error.message}`);
        });
      for (const rival of ['composed', ...rivals] as const) await once(rival);
      for (let round = 0; round < rounds; round++) {
        for (const rival of ['composed', ...rivals] as const) measured[name]?.[rival]?.push(await once(rival));
      }
      console.info(table(name, measured[name] ?? {}));
    }
    const file = path.join(import.meta.dirname, 'results/bench.json');
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify({ rounds, pages, measured }, null, 1));
    expect(Object.keys(measured)).toEqual(Object.keys(pages));
  } finally {
    for (const shop of Object.values(shops)) await shop.close();
  }
});

/** Medians, and for each rival the median of the paired ratios composed / rival. */
function table(name: string, measured: Record<string, Measure[]>): string {
  const composed = measured.composed ?? [];
  const unwritten = composed.filter(({ written }) => !written).length;
  const head = `${name}: composed ${figures.map((key) => `${key} ${median(composed.map((m) => m[key])).toFixed(0)}`).join(', ')}, shift ${median(composed.map((m) => m.shift)).toFixed(3)}, sent without markup ${unwritten} of ${composed.length}`;
  const lines = rivals.map((rival) => {
    const other = measured[rival] ?? [];
    const cells = figures.map((key) => {
      const ratio = median(composed.map((m, i) => m[key] / (other[i]?.[key] || 1)));
      return `${key} ${ratio.toFixed(2)} (${median(other.map((m) => m[key])).toFixed(0)})`;
    });
    return `  / ${rival.padEnd(9)} ${cells.join('  ')}`;
  });
  return [head, ...lines].join('\n');
}
