// Copies the shops' typefaces into the release and writes fonts.json: each family's CSS for the early head, for text
// and headings, with a fallback face of the same metrics.
const fs = require('node:fs');
const path = require('node:path');
const { sources, Compilation } = require('webpack');

/** A family's id in the settings -> the name of its metrics, and the local font of its fallback face. */
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
      compilation.hooks.processAssets.tapPromise(
        { name: 'FontsPlugin', stage: Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL },
        async () => {
          const [text, headings] = await Promise.all([cuts.text, cuts.heading].map((cut) => facesOf(cut, emit)));
          emit('fonts.json', JSON.stringify({ families: text, headings }));
        },
      );
    });
  }
}

/**
 * Headings have one weight, which halves their file; text has all its weights in one file. A shop that uses a family
 * for both loads both files.
 */
const cuts = {
  heading: { from: (id) => `@fontsource/${id}`, css: '600.css', file: (id) => `${id}-latin-600-normal.woff2` },
  text: { from: (id) => `@fontsource-variable/${id}`, css: 'wght.css', file: (id) => `${id}-latin-wght-normal.woff2` },
};

async function facesOf(cut, emit) {
  const faces = await Promise.all(
    Object.entries(families).map(async ([id, family]) => [id, await faceOf(id, family, { ...cut, emit })]),
  );
  return Object.fromEntries(faces);
}

async function faceOf(id, { metrics, local }, { from, css: sheet, file, emit }) {
  const dir = path.dirname(require.resolve(`${from(id)}/package.json`));
  const css = fs
    .readFileSync(path.join(dir, sheet), 'utf8')
    .replace(/\/\*.*?\*\//gs, '')
    .replace(/, url\([^)]+\.woff\) format\('woff'\)/g, '')
    .replace(/url\(\.\/files\//g, 'url(fonts/')
    .replace(/\s+/g, ' ')
    .trim();
  for (const [, asset] of css.matchAll(/url\(fonts\/([^)]+)\)/g))
    emit(`fonts/${asset}`, fs.readFileSync(path.join(dir, 'files', asset)));
  const familyName = /font-family: '([^']+)'/.exec(css)[1];
  const { createFontStack } = await import('@capsizecss/core');
  const faces = await Promise.all(
    [metrics, local].map(async (face) => ({ ...(await import(`@capsizecss/metrics/${face}`)).default })),
  );
  const { fontFaces } = createFontStack([{ ...faces[0], familyName }, faces[1]]);
  return { css, preload: [`fonts/${file(id)}`], fallbackCss: within(css, fontFaces.replace(/\s+/g, ' ')) };
}

/**
 * The fallback face covers only the family's characters. Others, such as Hebrew and Arabic, keep the metrics of their
 * own fonts.
 */
function within(css, standIn) {
  const ranges = [...css.matchAll(/unicode-range: ?([^;}]+)/g)].map(([, range]) => range.trim());
  return standIn.replace(/;? ?}/g, `; unicode-range: ${[...new Set(ranges)].join(',')}; }`);
}

module.exports = { FontsPlugin };
