import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { remotes } from '../../webpack/remotes.cjs';
import { menuPages, routes } from '../routes';

const root = path.resolve(__dirname, '../../..');
const packages = ['shell', ...remotes];

interface Expose {
  contract?: string;
  fragments: string[];
  onDemand?: string[];
}
const exposesOf = (dir: string): Record<string, Expose> =>
  JSON.parse(readFileSync(path.join(root, dir, 'exposes.json'), 'utf8'));

const nameOf = (dir: string) => dir.replaceAll('-', '_');
const exposedBy = (dir: string) => Object.keys(exposesOf(dir)).map((expose) => expose.replace('.', nameOf(dir)));

/**
 * Federated ids that a package's sources name as the id of a part: `<Remote id="…">`, or a constant that is given to
 * it.
 */
function embeddedBy(dir: string): string[] {
  const files = readdirSync(path.join(root, dir, 'src'), { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && !/\.test\.|(^|\/)testing\//.test(file),
  );
  return files.flatMap((file) =>
    [
      ...readFileSync(path.join(root, dir, 'src', file), 'utf8').matchAll(
        /\bid(?:=| = )["'](mf_[a-z_]+\/[A-Z]\w+)["']/g,
      ),
    ].map(([, id = '']) => id),
  );
}

const inFrame = new Set(embeddedBy('shell'));

it.each(packages)('%s says in exposes.json which parts it embeds, no more and no fewer', (dir) => {
  const said = Object.values(exposesOf(dir)).flatMap(({ fragments, onDemand = [] }) => [...fragments, ...onDemand]);
  // a page may name a part of its own package that the frame embeds above it, so that it is loaded with the page
  const own = said.filter((id) => id.startsWith(`${nameOf(dir)}/`) && inFrame.has(id));
  expect([...new Set(said)].sort()).toEqual([...new Set([...embeddedBy(dir), ...own])].sort());
});

it.each(packages)('each expose of %s is a page, a part that a package embeds, or its lifecycles', (dir) => {
  const pages = routes.flatMap((route) => ('page' in route ? [route.page] : []));
  const used = new Set<string>([
    ...pages,
    ...menuPages,
    ...packages.flatMap(embeddedBy),
    `${nameOf(dir)}/lifecycles`,
    'shell/Frame',
  ]);
  expect(exposedBy(dir).filter((id) => !used.has(id))).toEqual([]);
});

it('every part that is embedded is exposed', () => {
  const exposed = packages.flatMap(exposedBy);
  for (const id of packages.flatMap(embeddedBy)) expect(exposed).toContain(id);
});

it.each(remotes)('every page and fragment of %s has a version of its contract', (dir) => {
  for (const [expose, { contract }] of Object.entries(exposesOf(dir)))
    if (expose !== './lifecycles')
      expect([expose, contract]).toEqual([expose, expect.stringMatching(/^\d+\.\d+\.\d+$/)]);
});
