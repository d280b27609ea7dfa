// Who may import whom (ARCHITECTURE.md, "The import rule"). A breach fails `pnpm verify`.
// That the folders of a package form no circle is checked by .dependency-cruiser.folders.cjs, which leaves tests out.

const { remotes } = require('./shared/webpack/remotes.cjs');

/**
 * Packages whose features import one another by their entry points alone; a package that holds to it joins the list.
 */
const packagesWithIndexes = [...remotes, 'shell'];

module.exports = {
  forbidden: [
    {
      name: 'a-remote-knows-only-shared',
      comment: "A remote shows another package's part through <Remote id=…>; it never imports its source.",
      severity: 'error',
      from: { path: '^(mf-[a-z-]+)/' },
      to: { path: '^(mf-|shell/|api/|delivery/|e2e/)', pathNot: '^$1/' },
    },
    {
      name: 'the-shell-knows-only-shared',
      severity: 'error',
      from: { path: '^shell/' },
      to: { path: '^(mf-|api/|delivery/|e2e/)' },
    },
    {
      name: 'nothing-imports-a-server',
      severity: 'error',
      from: { pathNot: '^(api|delivery|scripts|e2e)/' },
      to: { path: '^(api|delivery)/' },
    },
    {
      name: 'servers-take-pure-parts-of-shared',
      comment:
        "api and delivery use shared's schemas, contract, routes, format, theme and http: no React, no browser state.",
      severity: 'error',
      from: { path: '^(api|delivery)/', pathNot: '\\.test\\.' },
      to: { path: '^shared/', pathNot: '^shared/(src/(schemas|contract|routes|format|theme|http)/|webpack/)' },
    },
    {
      name: 'only-servers-read-requests',
      comment: "shared's http is the servers' own: its libraries have no place in a page.",
      severity: 'error',
      from: { pathNot: '^(api|delivery|shared/src/http)/' },
      to: { path: '^shared/src/http/' },
    },
    {
      name: 'the-api-stands-without-its-demo',
      comment: 'Demo shops, generated titles, stand-ins of partners and test tools stand beside src and use it.',
      severity: 'error',
      from: { path: '^api/src/', pathNot: '\\.test\\.' },
      to: { path: '^api/(demo|generator|sandbox|testing)/' },
    },
    {
      name: 'only-tests-use-api-testing',
      severity: 'error',
      from: { path: '^api/', pathNot: '(^api/testing/|\\.test\\.)' },
      to: { path: '^api/testing/' },
    },
    {
      name: 'search-is-entered-by-its-index',
      comment: 'What other modules of the api need of the search stands in its index.ts.',
      severity: 'error',
      from: { path: '^api/', pathNot: '^api/src/search/' },
      to: { path: '^api/src/search/', pathNot: '^api/src/search/index\\.ts$' },
    },
    {
      name: 'calls-come-first',
      comment: 'Calls know services, never the other way: only the app registers them.',
      severity: 'error',
      from: { path: '^api/src/', pathNot: '^api/src/(calls/|app\\.ts$)' },
      to: { path: '^api/src/calls/' },
    },
    {
      name: 'pure-parts-of-shared-stand-alone',
      comment: 'contract, routes, schemas, format, theme and http know nothing of the layers above.',
      severity: 'error',
      from: { path: '^shared/src/(contract|routes|schemas|format|theme|http)/', pathNot: '\\.test\\.' },
      to: { path: '^shared/src/(page|session|events|api-client|storage|federation|ui|testing|stand-alone)/' },
    },
    {
      name: 'state-does-not-know-the-view',
      severity: 'error',
      from: { path: '^shared/src/(page|session|events|api-client|storage)/', pathNot: '\\.test\\.' },
      to: { path: '^shared/src/(federation|ui|testing|stand-alone)/' },
    },
    {
      name: 'only-tests-use-testing',
      severity: 'error',
      from: { pathNot: '(/src/testing/|\\.test\\.tsx?$|^e2e/)' },
      to: { path: '^shared/src/testing/' },
    },
    {
      name: 'a-feature-is-entered-by-its-index',
      comment:
        "src/<feature>/ imports another feature's index.ts, never a file behind it. exposes/ and testing/ may import both, and tests may import what those two hold.",
      severity: 'error',
      from: { path: `^(${packagesWithIndexes.join('|')})/src/([^/]+)/`, pathNot: '^[^/]+/src/(exposes|testing)/' },
      to: { path: '^$1/src/[^/]+/', pathNot: '^$1/src/(($2|exposes|testing)/|[^/]+/index\\.tsx?$)' },
    },
    {
      name: 'no-circles',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(/dist/|/node_modules/|\\.swc/)' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.cjs', '.mjs', '.json'],
    },
  },
};
