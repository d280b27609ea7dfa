// Which names of the shared modules a build uses, and which a shell exports: the gate compares the two, since a range
// of versions says nothing of names (delivery/src/gate/compatibility.ts).
const { contract } = require('./share.cjs');

/** `names` is filled before the build is emitted: module -> names. '*' stands for a module that is used as a whole. */
class UsedExports {
  constructor({ names, mode }) {
    Object.assign(this, { names, shared: new Set(Object.keys(contract(mode))) });
  }
  apply(compiler) {
    compiler.hooks.compilation.tap('UsedExports', (compilation) => {
      compilation.hooks.finishModules.tap('UsedExports', (modules) => {
        const used = {};
        for (const { request, ids } of [...modules].flatMap(({ dependencies }) => dependencies.filter(isUse))) {
          if (!this.shared.has(request)) continue;
          used[request] ??= new Set();
          used[request].add(ids?.[0] ?? '*');
        }
        replace(this.names, used);
      });
    });
  }
}

const isUse = ({ type }) => /^harmony (import specifier|export imported specifier)$/.test(type ?? '');

/** The names that a shell's build exports of each shared module. A CommonJS library lists none: it is left out. */
class ProvidedExports {
  constructor({ names }) {
    this.names = names;
  }
  apply(compiler) {
    compiler.hooks.compilation.tap('ProvidedExports', (compilation) => {
      compilation.hooks.finishModules.tap({ name: 'ProvidedExports', stage: 1000 }, () => {
        const found = {};
        for (const module of compilation.modules) {
          if (module.type !== 'provide-module') continue;
          const [dependency] = module.blocks[0]?.dependencies ?? module.dependencies;
          const provided = dependency && compilation.moduleGraph.getModule(dependency);
          if (provided?.buildMeta?.exportsType !== 'namespace') continue;
          const exports = compilation.moduleGraph.getExportsInfo(provided).getProvidedExports();
          if (Array.isArray(exports)) found[module._name ?? module.name] = new Set(exports);
        }
        replace(this.names, found);
      });
    });
  }
}

function replace(names, found) {
  for (const name of Object.keys(names)) delete names[name];
  for (const [name, set] of Object.entries(found)) names[name] = [...set].sort();
}

module.exports = { ProvidedExports, UsedExports };
