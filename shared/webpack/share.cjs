// The share contract: what must be one instance in the page, under the libraries' own names (DESIGN section 3).
const path = require('node:path');
const { version, exports: files } = require('../package.json');

const house = `^${version}`;

/** Strict singletons, in the shell's first chunk. */
const eager = {
  react: '^19.3.0',
  'react/jsx-runtime': '^19.3.0',
  'react-dom': '^19.3.0',
  'react-dom/client': '^19.3.0',
  'react-router-dom': '^7.18.0',
  'styled-components': '^6.6.0',
  '@tanstack/react-query': '^5.108.0',
  '@bookfront/shared/page': house,
  '@bookfront/shared/session': house,
  '@bookfront/shared/events': house,
  '@bookfront/shared/api-client': house,
  '@bookfront/shared/federation': house,
};

/**
 * Stateless. The shell brings them as it brings the others, and a remote carries no copy: the gate refuses a remote that
 * uses a name which the live shell does not bring (shared-names.cjs).
 */
const stateless = {
  '@bookfront/shared/ui': house,
  '@bookfront/shared/format': house,
  '@bookfront/shared/routes': house,
  '@bookfront/shared/schemas/limits': house,
  '@bookfront/shared/schemas/vocabulary': house,
};

/** Loaded on demand from the shell, one download for all. */
const lazy = { '@bookfront/shared/ui/dialog': house, formik: '^2.4.0', yup: '^1.7.0' };

const development = { 'react/jsx-dev-runtime': '^19.3.0' };

/** Ranges of every shared name. */
const contract = (mode) => ({ ...eager, ...stateless, ...lazy, ...(mode === 'development' ? development : {}) });

/** For ModuleFederationPlugin. A remote carries no copy; the shell, the harness or the embed script provides. */
function shareConfig(role, mode, provided = {}) {
  const entries = Object.entries(contract(mode)).map(([key, requiredVersion]) => {
    const strict = !(key in stateless);
    const own = role === 'host' ? { eager: !(key in lazy), ...houseModule(key), ...provided[key] } : { import: false };
    return [key, { singleton: strict, strictVersion: true, requiredVersion, ...own }];
  });
  return Object.fromEntries(entries);
}

/** The house's modules are offered by file: the shell offers all of them, also those that it doesn't import itself. */
const houseModule = (key) => {
  const file = files[key.replace('@bookfront/shared', '.')];
  return file ? { version, import: path.join(__dirname, '..', file) } : {};
};

/** The version of each shared name that the shell in `dir` brings. */
function offersOf(dir, mode) {
  const versionOf = (name) => require(require.resolve(`${name}/package.json`, { paths: [dir] })).version;
  return Object.fromEntries(
    Object.keys(contract(mode)).map((key) => [
      key,
      key.startsWith('@bookfront/shared') ? version : versionOf(packageOf(key)),
    ]),
  );
}
const packageOf = (key) => (key.startsWith('@') ? key.split('/').slice(0, 2) : key.split('/').slice(0, 1)).join('/');

module.exports = { contract, offersOf, shareConfig };
