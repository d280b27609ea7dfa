// The page to open for each remote in development.

const pages = {
  'mf-catalogue': '/browse',
  'mf-events-content': '/',
  'mf-cart-checkout': '/checkout/cart',
  'mf-account': '/account/login',
};

/** Finds a book's or list's page in the home page's markup and inlined answers. */
const findOnHomePage = {
  'mf-item': (home) => /"eisbn":"([\w-]+)"/.exec(home)?.[1].replace(/^/, '/item/'),
  'mf-lists-registry': (home) => /"(\/lists\/[\w-]+)"/.exec(home)?.[1],
};

/**
 * The path of the remote's page in the shop at `origin`: a fixed one, or the home page's first book or list, or '/'.
 */
export async function firstPage(remote, origin) {
  if (pages[remote]) return pages[remote];
  const home = await fetch(origin).then(
    (answer) => answer.text(),
    () => '',
  );
  return findOnHomePage[remote](home) ?? '/';
}
