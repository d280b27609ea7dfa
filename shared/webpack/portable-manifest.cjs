// Makes a remote's mf-manifest.json good for pages of other origins: it names the build's own public path, which begins
// with '/', and a foreign host would look there on its own origin. With 'auto' a host goes by the manifest's address.
const { Compilation, sources } = require('webpack');

const file = 'mf-manifest.json';

class PortableManifest {
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('PortableManifest', (compilation) =>
      compilation.hooks.processAssets.tap(
        { name: 'PortableManifest', stage: Compilation.PROCESS_ASSETS_STAGE_REPORT },
        () => compilation.updateAsset(file, (source) => new sources.RawSource(portable(source.source().toString()))),
      ),
    );
  }
}

function portable(text) {
  const manifest = JSON.parse(text);
  return JSON.stringify({ ...manifest, metaData: { ...manifest.metaData, publicPath: 'auto' } }, null, 2);
}

module.exports = { PortableManifest };
