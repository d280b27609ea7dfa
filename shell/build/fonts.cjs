// Copies the shops' typefaces into the release and writes fonts.json: each family's CSS for the early head, for text
// and headings, with fallback faces of the same metrics.
const fs = require('node:fs');
const path = require('node:path');
const { sources, Compilation } = require('webpack');

/** A family's id in the settings -> the name of its metrics, and the kind of its fallback faces. */
const families = {
  bitter: { metrics: 'bitter', kind: 'serif' },
  figtree: { metrics: 'figtree', kind: 'sans-serif' },
  fraunces: { metrics: 'fraunces', kind: 'serif' },
  karla: { metrics: 'karla', kind: 'sans-serif' },
  'libre-franklin': { metrics: 'libreFranklin', kind: 'sans-serif' },
  lora: { metrics: 'lora', kind: 'serif' },
  'playfair-display': { metrics: 'playfairDisplay', kind: 'serif' },
  'public-sans': { metrics: 'publicSans', kind: 'sans-serif' },
};

/**
 * The fonts of Windows and macOS, of Android and of Linux, as `fallbackFonts` of the theme names them. The library of
 * metrics has no DejaVu: its figures are the font's own, its average width measured in a browser.
 */
const dejaVu = { ascent: 1901, descent: -483, lineGap: 0, unitsPerEm: 2048 };
const locals = {
  'sans-serif': ['arial', 'roboto', { ...dejaVu, familyName: 'DejaVu Sans', xWidthAvg: 1033 }],
  serif: ['timesNewRoman', 'notoSerif', { ...dejaVu, familyName: 'DejaVu Serif', xWidthAvg: 1049 }],
};
/** Fonts of Windows -> those of Linux that have the same metrics. */
const equals = { Arial: 'Liberation Sans', 'Times New Roman': 'Liberation Serif' };

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

async function faceOf(id, { metrics, kind }, { from, css: sheet, file, emit }) {
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
  const [own, ...fallbacks] = await Promise.all([metrics, ...locals[kind]].map(metricsOf));
  const { fontFaces } = createFontStack([{ ...own, familyName }, ...fallbacks]);
  const faces = fontFaces.replace(/local\('([^']+)'\)/g, (local, name) =>
    equals[name] ? `${local}, local('${equals[name]}')` : local,
  );
  return { css, preload: [`fonts/${file(id)}`], fallbackCss: within(css, faces.replace(/\s+/g, ' ')) };
}

const metricsOf = async (font) =>
  typeof font === 'string' ? { ...(await import(`@capsizecss/metrics/${font}`)).default } : font;

/**
 * A fallback face covers only the family's characters. Others, such as Hebrew and Arabic, keep the metrics of their
 * own fonts.
 */
function within(css, standIn) {
  const ranges = [...css.matchAll(/unicode-range: ?([^;}]+)/g)].map(([, range]) => range.trim());
  return standIn.replace(/;? ?}/g, `; unicode-range: ${[...new Set(ranges)].join(',')}; }`);
}

module.exports = { FontsPlugin };
