// No circle between the folders of a package (`pnpm layers`). Tests and what is built for them are left out: they may
// use any part of their package, and so would close circles that the product does not have.
const { options } = require('./.dependency-cruiser.cjs');
const { remotes } = require('./shared/webpack/remotes.cjs');

/** Packages that hold to it; a package that holds to it joins the list. */
const packages = ['api', 'delivery', ...remotes, 'shell'];

module.exports = {
  forbidden: [
    {
      name: 'no-circle-between-folders',
      comment: 'Move what both folders need into one that they both import.',
      severity: 'error',
      scope: 'folder',
      from: { path: `^(${packages.join('|')})/src(/|$)` },
      to: { circular: true },
    },
  ],
  options: { ...options, exclude: { path: [options.exclude.path, '\\.test\\.tsx?$', '/src/testing/'] } },
};
