import rows from '../src/routes/rows.json';
import { exposesOf, remotes } from './remotes.cjs';
import { routeRows } from './route-rows.cjs';

const rowsOf = (...paths: string[]) =>
  routeRows(['mf-a'], () => ({ './Page': { routes: paths.map((path) => ({ name: 'page', path })) } }));

test('rows.json is what the remotes say; node scripts/routes.mjs writes it anew', () => {
  expect(rows).toEqual(routeRows(remotes, exposesOf));
});

test('a word comes before a param, a param before the rest, at the first segment that differs', () => {
  const order = ['/', '/a/b/:c', '/a/:b', '/a/:b/c', '/a/*', '/:a/b'];
  expect(rowsOf(...order.toReversed()).map(({ path }: { path: string }) => path)).toEqual(order);
});

test('a row names its page; a redirect does not', () => {
  const exposes = {
    './Page': {
      routes: [
        { name: 'a', path: '/a' },
        { name: 'b', path: '/b', redirect: '/a' },
      ],
    },
  };
  expect(routeRows(['mf-a'], () => exposes)).toEqual([
    { name: 'a', path: '/a', page: 'mf_a/Page' },
    { name: 'b', path: '/b', redirect: '/a' },
  ]);
});

test.each(['/reviews/:id', '/reviews/:other', '/reviews/:id/'])('two remotes that claim %s are named', (path) => {
  const exposes = (dir: string) => ({
    './Page': { routes: [{ name: dir, path: dir === 'mf-a' ? '/reviews/:id' : path }] },
  });
  expect(() => routeRows(['mf-a', 'mf-b'], exposes)).toThrow('mf_a/Page and mf_b/Page claim the same path');
});
