// The shell's main script carries the SHA-384 of each of its chunks (src/federation/runtime/host.ts reads them); its
// own digest stands in the page.
const { createHash } = require('node:crypto');
const { Compilation, DefinePlugin, sources } = require('webpack');

const place = 'the digests of the chunks';
const name = 'ChunkDigests';

class ChunkDigests {
  constructor({ entry }) {
    this.entry = entry;
  }
  apply(compiler) {
    const define = {
      __CHUNK_DIGESTS__: `JSON.parse(${JSON.stringify(place)})`,
      'typeof __CHUNK_DIGESTS__': JSON.stringify('object'),
    };
    new DefinePlugin(define).apply(compiler);
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      // names and contents are final after the hashes
      compilation.hooks.processAssets.tap(
        { name, stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH + 1 },
        (assets) => this.write(compilation, assets),
      );
    });
  }
  write(compilation, assets) {
    const chunks = Object.keys(assets).filter((file) => file.endsWith('.js') && file !== this.entry);
    const digests = Object.fromEntries(
      chunks.map((file) => [file, `sha384-${createHash('sha384').update(assets[file].buffer()).digest('base64')}`]),
    );
    const text = assets[this.entry].source().toString();
    const parts = text.split(new RegExp(`(["'\`])${place}\\1`));
    if (parts.length !== 3) throw new Error(`${this.entry} has no place for the digests of its chunks`);
    compilation.updateAsset(
      this.entry,
      new sources.RawSource(parts[0] + JSON.stringify(JSON.stringify(digests)) + parts[2]),
    );
  }
}

module.exports = { ChunkDigests };
