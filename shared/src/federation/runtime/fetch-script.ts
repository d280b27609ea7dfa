/**
 * Runs one script of a release, told by address and digest. Tried twice within `ms`: the second time past the browser's
 * cache, which may hold what a proxy has spoilt. `isThere` tells whether it did what it is for. Without a digest
 * nothing is fetched: an unknown file is refused, not trusted.
 */
export async function fetchScript(
  src: string,
  integrity: string | undefined,
  ms: number,
  isThere: () => boolean = () => true,
): Promise<void> {
  if (!integrity) throw new Error(`no integrity: ${src}`);
  const end = Date.now() + ms;
  const run = async (address: string) => {
    await append(address, integrity, end - Date.now());
    if (!isThere()) throw new Error(`not what it should be: ${src}`);
  };
  try {
    await run(src);
  } catch (error) {
    if (Date.now() >= end) throw error;
    await run(`${src}?again`);
  }
}

/** The integrity of a script that a developer's own machine serves: none. */
export const UNSIGNED = 'unsigned';

function append(src: string, integrity: string, ms: number): Promise<void> {
  return new Promise((done, fail) => {
    const element = document.createElement('script');
    const failed = (why: string) => {
      element.remove();
      fail(new Error(`${why}: ${src}`));
    };
    const timer = setTimeout(failed, ms, 'timeout');
    element.src = src;
    element.crossOrigin = 'anonymous';
    element.integrity = integrity === UNSIGNED ? '' : integrity;
    element.onload = () => {
      clearTimeout(timer);
      done();
    };
    element.onerror = () => {
      clearTimeout(timer);
      failed('not loaded');
    };
    document.head.append(element);
  });
}
