// Which names of the shared modules a build uses, and which a shell brings: the gate holds the two together, since a
// range of versions tells nothing of names (delivery/src/gate/compatibility.ts).
const { contract } = require('./share.cjs');

/** `names` is filled before the build is emitted: module -> names. '*' stands for a module that is used as a whole. */
class UsedNames {
  constructor({ names, mode }) {
    Object.assign(this, { names, shared: new Set(Object.keys(contract(mode))) });
  }
  apply(compiler) {
    compiler.hooks.compilation.tap('UsedNames', (compilation) => {
      compilation.hooks.finishModules.tap('UsedNames', (modules) => {
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

/** The names that a shell's build offers of each shared module. A CommonJS library tells none: it is left out. */
class BroughtNames {
  constructor({ names }) {
    this.names = names;
  }
  apply(compiler) {
    compiler.hooks.compilation.tap('BroughtNames', (compilation) => {
      compilation.hooks.finishModules.tap({ name: 'BroughtNames', stage: 1000 }, () => {
        const brought = {};
        for (const module of compilation.modules) {
          if (module.type !== 'provide-module') continue;
          const [dependency] = module.blocks[0]?.dependencies ?? module.dependencies;
          const provided = dependency && compilation.moduleGraph.getModule(dependency);
          if (provided?.buildMeta?.exportsType !== 'namespace') continue;
          const exports = compilation.moduleGraph.getExportsInfo(provided).getProvidedExports();
          if (Array.isArray(exports)) brought[module._name ?? module.name] = new Set(exports);
        }
        replace(this.names, brought);
      });
    });
  }
}

function replace(names, found) {
  for (const name of Object.keys(names)) delete names[name];
  for (const [name, set] of Object.entries(found)) names[name] = [...set].sort();
}

module.exports = { BroughtNames, UsedNames };
