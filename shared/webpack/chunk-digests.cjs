// The shell's main script carries the SHA-384 of each of its chunks (src/federation/runtime/host.ts reads them); its
// own digest stands in the page.
const { createHash } = require('node:crypto');
const { decode, encode } = require('@jridgewell/sourcemap-codec');
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
    const value = JSON.stringify(JSON.stringify(digests));
    compilation.updateAsset(this.entry, new sources.RawSource(parts[0] + value + parts[2]));
    this.shiftMap(compilation, assets, parts[0], value.length - place.length - 2);
  }
  /** What follows the digests on their line moves by `columns`, in the entry's map too. */
  shiftMap(compilation, assets, before, columns) {
    const file = `${this.entry}.map`;
    if (!assets[file]) return;
    const map = JSON.parse(assets[file].source().toString());
    const lines = decode(map.mappings);
    const line = before.split('\n').length - 1;
    const column = before.length - before.lastIndexOf('\n') - 1;
    for (const segment of lines[line] ?? []) if (segment[0] > column) segment[0] += columns;
    compilation.updateAsset(file, new sources.RawSource(JSON.stringify({ ...map, mappings: encode(lines) })));
  }
}

module.exports = { ChunkDigests };
