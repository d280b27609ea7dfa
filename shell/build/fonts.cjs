// Copies the shops' typefaces into the release and writes fonts.json: the rules for the early head, with a fall-back of the same measure.
const fs = require('node:fs');
const path = require('node:path');
const { sources, Compilation } = require('webpack');

/** id of a family in a shop's settings -> its metrics' name and the local face that stands in until it arrives. */
const families = {
  bitter: { metrics: 'bitter', local: 'timesNewRoman' },
  figtree: { metrics: 'figtree', local: 'arial' },
  fraunces: { metrics: 'fraunces', local: 'timesNewRoman' },
  karla: { metrics: 'karla', local: 'arial' },
  'libre-franklin': { metrics: 'libreFranklin', local: 'arial' },
  lora: { metrics: 'lora', local: 'timesNewRoman' },
  'playfair-display': { metrics: 'playfairDisplay', local: 'timesNewRoman' },
  'public-sans': { metrics: 'publicSans', local: 'arial' },
};

class FontsPlugin {
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('FontsPlugin', (compilation) => {
      const emit = (name, content) => compilation.emitAsset(name, new sources.RawSource(content));
      compilation.hooks.processAssets.tapPromise({ name: 'FontsPlugin', stage: Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL }, async () => {
        const all = await Promise.all(Object.entries(families).map(async ([id, family]) => [id, await font(id, family, emit)]));
        emit('fonts.json', JSON.stringify({ families: Object.fromEntries(all) }));
      });
    });
  }
}

async function font(id, { metrics, local }, emit) {
  const dir = path.dirname(require.resolve(`@fontsource-variable/${id}/package.json`));
  const css = fs
    .readFileSync(path.join(dir, 'wght.css'), 'utf8')
    .replace(/\/\*.*?\*\//gs, '')
    .replace(/url\(\.\/files\//g, 'url(fonts/')
    .replace(/\s+/g, ' ')
    .trim();
  for (const [, file] of css.matchAll(/url\(fonts\/([^)]+)\)/g)) emit(`fonts/${file}`, fs.readFileSync(path.join(dir, 'files', file)));
  const name = /font-family: '([^']+)'/.exec(css)[1];
  const { createFontStack } = await import('@capsizecss/core');
  const faces = await Promise.all([metrics, local].map(async (face) => ({ ...(await import(`@capsizecss/metrics/${face}`)).default })));
  const { fontFaces } = createFontStack([{ ...faces[0], familyName: name }, faces[1]]);
  return {
    css,
    preload: [`fonts/${id}-latin-wght-normal.woff2`],
    fallbackCss: within(css, fontFaces.replace(/\s+/g, ' ')),
  };
}

/** The stand-in has the signs that the family has: others, Hebrew and Arabic among them, keep the measure of the face that draws them. */
function within(css, standIn) {
  const ranges = [...css.matchAll(/unicode-range: ?([^;}]+)/g)].map(([, range]) => range.trim());
  return standIn.replace(/;? ?}/g, `; unicode-range: ${[...new Set(ranges)].join(',')}; }`);
}

module.exports = { FontsPlugin };
