import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(__dirname, '../../..');
const packages = readdirSync(root).filter((dir) => dir === 'shared' || dir === 'shell' || dir.startsWith('mf-'));

/** The names in the braces of each import or export from `module`. */
const namesFrom = (text: string, module: string): string[] =>
  [...text.matchAll(/(?:import|export)(?! type)[^'";{]*\{([^}]*)\} from '([^']+)'/g)].flatMap(
    ([, names = '', from = '']) =>
      from === module
        ? names.split(',').flatMap((name) => (/^\s*(type\s|$)/.test(name) ? [] : [name.trim().split(' ')[0] ?? '']))
        : [],
  );

const sourcesOf = (dir: string) =>
  readdirSync(path.join(root, dir, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|(^|\/)(testing|facade)\//.test(file))
    .map((file) => path.join(dir, 'src', file));

it.each([
  ['react-router-dom', 'router.ts', 'react-router'],
  ['@tanstack/react-query', 'query.ts', 'react-query-raw'],
  ['styled-components', 'styled.ts', 'styled-components-raw'],
])('the facade of %s has every name that a package imports', (module, file, raw) => {
  const facade = readFileSync(path.join(__dirname, file), 'utf8');
  const offered = [
    ...namesFrom(facade, raw),
    ...[...facade.matchAll(/export (?:const|function) (\w+)/g)].map(([, name]) => name),
  ];
  const missing = packages.flatMap(sourcesOf).flatMap((source) =>
    namesFrom(readFileSync(path.join(root, source), 'utf8'), module)
      .filter((name) => !offered.includes(name))
      .map((name) => `${source}: ${name}`),
  );
  expect(offered.length).toBeGreaterThan(2);
  expect(missing).toEqual([]);
});
