// The share contract: what must be one instance in the page, under the libraries' own names (ADR 1).
const path = require('node:path');
const { version, exports: files } = require('../package.json');

const sharedRange = `^${version}`;

/** Strict singletons, in the shell's first chunk. */
const eager = {
  react: '^19.3.0',
  'react/jsx-runtime': '^19.3.0',
  'react-dom': '^19.3.0',
  'react-dom/client': '^19.3.0',
  'react-router-dom': '^7.18.0',
  'styled-components': '^6.6.0',
  '@tanstack/react-query': '^5.108.0',
  '@bookfront/shared/page': sharedRange,
  '@bookfront/shared/session': sharedRange,
  '@bookfront/shared/events': sharedRange,
  '@bookfront/shared/api-client': sharedRange,
  '@bookfront/shared/federation': sharedRange,
};

/**
 * Stateless. The shell provides them as it provides the others, and a remote carries no copy: the gate refuses a remote
 * that uses a name which the live shell does not export (shared-exports.cjs).
 */
const stateless = {
  '@bookfront/shared/ui': sharedRange,
  '@bookfront/shared/format': sharedRange,
  '@bookfront/shared/routes': sharedRange,
  '@bookfront/shared/schemas/limits': sharedRange,
  '@bookfront/shared/schemas/vocabulary': sharedRange,
};

/** Loaded on demand from the shell, one download for all. */
const lazy = { '@bookfront/shared/ui/dialog': sharedRange, formik: '^2.4.0', yup: '^1.7.0' };

const development = { 'react/jsx-dev-runtime': '^19.3.0' };

/** Ranges of every shared module. */
const contract = (mode) => ({ ...eager, ...stateless, ...lazy, ...(mode === 'development' ? development : {}) });

/** For ModuleFederationPlugin. A remote carries no copy; the shell, the harness or the embed script provides. */
function shareConfig(role, mode, provided = {}) {
  const entries = Object.entries(contract(mode)).map(([key, requiredVersion]) => {
    const strict = !(key in stateless);
    const own = role === 'host' ? { eager: !(key in lazy), ...ownModule(key), ...provided[key] } : { import: false };
    return [key, { singleton: strict, strictVersion: true, requiredVersion, ...own }];
  });
  return Object.fromEntries(entries);
}

/**
 * The modules of `shared` are provided by file: the shell has all of them, also those that it doesn't import itself.
 */
const ownModule = (key) => {
  const file = files[key.replace('@bookfront/shared', '.')];
  return file ? { version, import: path.join(__dirname, '..', file) } : {};
};

/** The version of each shared module that the shell in `dir` provides. */
function providedVersionsOf(dir, mode) {
  const versionOf = (name) => require(require.resolve(`${name}/package.json`, { paths: [dir] })).version;
  return Object.fromEntries(
    Object.keys(contract(mode)).map((key) => [
      key,
      key.startsWith('@bookfront/shared') ? version : versionOf(packageOf(key)),
    ]),
  );
}
const packageOf = (key) => (key.startsWith('@') ? key.split('/').slice(0, 2) : key.split('/').slice(0, 1)).join('/');

module.exports = { contract, providedVersionsOf, shareConfig };
