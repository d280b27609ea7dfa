// The workspace's remotes: every folder mf-* that says in exposes.json what it exposes.
const { existsSync, readdirSync, readFileSync } = require('node:fs');
const path = require('node:path');

const root = path.join(__dirname, '../..');
const isRemote = (name) => name.startsWith('mf-') && existsSync(path.join(root, name, 'exposes.json'));

/** Folder names, in alphabetical order. */
const findRemotes = () => readdirSync(root).filter(isRemote).sort();
const remotes = findRemotes();
const exposesOf = (name) => JSON.parse(readFileSync(path.join(root, name, 'exposes.json'), 'utf8'));

/** Federated id -> version of its contract, of every remote in the workspace. */
const contractVersions = () =>
  Object.fromEntries(
    remotes.flatMap((dir) =>
      Object.entries(exposesOf(dir)).flatMap(([expose, { contract }]) =>
        contract ? [[expose.replace('.', dir.replaceAll('-', '_')), contract]] : [],
      ),
    ),
  );

module.exports = { contractVersions, exposesOf, findRemotes, remotes };
