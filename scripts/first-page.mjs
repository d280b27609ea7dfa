// The page to open for each remote in development.
import remotesOfWorkspace from '../shared/webpack/remotes.cjs';

const { exposesOf } = remotesOfWorkspace;

/**
 * The path of one of the remote's pages in the shop at `origin`: the first of the home page's links that leads to one,
 * or one without params, or '/'.
 */
export async function firstPage(remote, origin) {
  const paths = Object.values(exposesOf(remote))
    .flatMap(({ routes = [] }) => routes)
    .flatMap(({ path, redirect, access }) => (redirect || access === 'member' ? [] : path));
  const home = await fetch(origin).then(
    (answer) => answer.text(),
    () => '',
  );
  const links = [...home.matchAll(/href="(\/[^"?#]*)"/g)].map(([, path]) => path);
  const linked = links.find((link) => paths.some((path) => patternOf(path).test(link)));
  return linked ?? paths.find((path) => !/[:*]/.test(path)) ?? '/';
}

const patternOf = (path) => new RegExp(`^${path.replace(/:\w+/g, '[^/]+').replace('*', '.*')}$`);
