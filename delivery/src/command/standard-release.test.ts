import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describeStandardBuild } from './standard-release';

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'bookfront-standard-'));
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

const assets = (...sync: string[]) => ({ js: { sync, async: [] } });
const manifest = {
  name: 'mf_item',
  metaData: { globalName: 'mf_item', remoteEntry: { name: 'remoteEntry.js', path: '' } },
  exposes: [{ path: './ItemPage', assets: assets('page.js') }],
  shared: [
    { name: 'react', version: '19.3.1', requiredVersion: '^19.0.0', assets: assets('react.js') },
    { name: 'react-router-dom', version: '7.18.5', requiredVersion: '^7.0.0', assets: assets() },
  ],
};
const write = (file: string, content: object | string) =>
  writeFileSync(path.join(dir, file), typeof content === 'string' ? content : JSON.stringify(content));

test('a standard build is described by its manifest: what it lacks is asked of the page', () => {
  write('mf-manifest.json', manifest);
  write('page.js', 'page');
  expect(describeStandardBuild(dir, { version: '6.0.0' })).toMatchObject({
    name: 'mf_item',
    version: '6.0.0',
    react: '19.3.1',
    entry: 'remoteEntry.js',
    exposes: { './ItemPage': { rendering: 'browser', files: ['page.js'] } },
    provides: { 'mf_item/ItemPage': '1.0.0' },
    shared: { 'react-router-dom': '^7.0.0' },
    files: { 'page.js': { bytes: 4 } },
  });
});

test('exposes.json in its folder tells what it embeds', () => {
  write('mf-manifest.json', manifest);
  const consumes = { 'mf_maps/Map': '1.2.0' };
  write('exposes.json', { './ItemPage': { contract: '2.1.0', fragments: ['mf_maps/Map'], consumes } });
  expect(describeStandardBuild(dir, { version: '6.0.0' })).toMatchObject({
    exposes: { './ItemPage': { fragments: ['mf_maps/Map'] } },
    provides: { 'mf_item/ItemPage': '2.1.0' },
    consumes,
  });
});

test.each([
  ['without a version', manifest, {}, /^Say which version mf_item has: --version/],
  ['that bundles a React of its own', { ...manifest, shared: [] }, { version: '6.0.0' }, /--react 18\.3\.1$/],
  ['whose manifest is none', 'oops', { version: '6.0.0' }, /^There is neither a release\.json nor a Module/],
])('a standard build %s is refused with what to do', (_what, content, options, line) => {
  write('mf-manifest.json', content);
  expect(() => describeStandardBuild(dir, options)).toThrow(line);
});
