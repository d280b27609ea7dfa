import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { browserConfig } from './browser.cjs';
import { oldestBrowsers, webpackTarget } from './browsers.cjs';
import { typescript } from './rules.cjs';

const root = join(__dirname, '../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const { browserslist: queries } = JSON.parse(read('package.json'));

describe('the oldest browsers', () => {
  it('are Baseline widely available, of a day that is named', () =>
    expect(queries).toEqual([expect.stringMatching(/^baseline widely available on \d{4}-\d{2}-\d{2}$/)]));

  it('are what scripts are compiled for', () => {
    const build = { dir: join(root, 'mf-item'), name: 'mf_item', role: 'remote', version: '1.0.0', mode: 'production' };
    const config = browserConfig({ ...build, out: '/tmp/none' }, { entry: {}, exposes: {}, provided: [] });
    expect(config.target).toBe(webpackTarget);
    expect(typescript({ namespace: 'mf-item', mode: 'production' }).use.options.env?.targets).toEqual(oldestBrowsers());
    expect(Object.keys(oldestBrowsers()).toSorted()).toEqual(['chrome', 'edge', 'firefox', 'ios', 'safari']);
  });

  it('have what the types offer: toSorted, toWellFormed, lookbehind, and nothing of later years', () => {
    const { chrome, firefox, safari } = oldestBrowsers();
    expect([Number(chrome) >= 111, Number(firefox) >= 119, Number(safari) >= 16.4]).toEqual([true, true, true]);
    const { lib } = JSON.parse(read('tsconfig.json')).compilerOptions;
    expect(lib.filter((one: string) => one.startsWith('ES'))).toEqual(['ES2023', 'ES2024.String']);
  });

  it('are named nowhere else', () => {
    expect(read('README.md')).toContain('`browserslist` in `package.json`');
    for (const file of ['browser', 'monolith']) expect(read(`shared/webpack/${file}.cjs`)).not.toMatch(/'es20\d\d'/);
  });
});
