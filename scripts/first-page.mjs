// The page that shows most of a remote.

const pages = {
  'mf-catalogue': '/browse',
  'mf-events-content': '/',
  'mf-cart-checkout': '/checkout/cart',
  'mf-account': '/account/login',
};

/** In the markup of a shop's home page, and in the answers that it brings along. */
const found = {
  'mf-item': (home) => /"eisbn":"([\w-]+)"/.exec(home)?.[1].replace(/^/, '/item/'),
  'mf-lists-registry': (home) => /"(\/lists\/[\w-]+)"/.exec(home)?.[1],
};

/**
 * Path of that page in the shop at `origin`; of books and lists the first on its home page, which is '/' where there is
 * none.
 */
export async function firstPage(remote, origin) {
  if (pages[remote]) return pages[remote];
  const home = await fetch(origin).then(
    (answer) => answer.text(),
    () => '',
  );
  return found[remote](home) ?? '/';
}
