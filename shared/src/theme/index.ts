import type { SiteSettings } from '../schemas';
import { settingsDefaults } from '../schemas/limits';
import { contrast, ensureContrast, inkOn, isLight, luminance255, mix } from './colour';

export * from './colour';

/** What of a shop's settings decides its look. */
type Look = Pick<SiteSettings, 'styles' | 'global_content'> & Partial<Pick<SiteSettings, 'content_width'>>;

/**
 * Every colour and size of the page from a shop's settings; whatever a shop picks, text has a contrast of at
 * least 4.5 and controls of 3 (WCAG 2.2). Names of the CSS variables are the design system's; components use these and nothing else.
 */
export function themeVariables(settings: Look): Record<string, string> {
  const { styles, global_content: bars } = settings;
  const ground = styles.background;
  const ink = ensureContrast(styles.text, ground, 7);
  // a card's ground that the page's ink can't be read on gives way to a tint of the page's own
  const surface = contrast(ink, styles.surface) >= 7 ? styles.surface : mix(ground, ink, 0.05);
  const wash = mix(styles.primary, ground, 0.93);
  /** Read on the page, on a card and on a tinted panel. */
  const text = (colour: string) =>
    [ground, wash, surface].reduce((made, under) => ensureContrast(made, under, 4.6), colour);
  return {
    'c-ground': ground,
    'c-surface': surface,
    'c-ink': ink,
    'c-muted': text(mix(ink, ground, 0.38)),
    'c-line': mix(ink, ground, 0.86),
    'c-line-strong': ensureContrast(mix(ink, ground, 0.5), ground, 3.1),
    'c-primary': ensureContrast(styles.primary, ground, 4.5),
    'c-primary-ink': inkOn(ensureContrast(styles.primary, ground, 4.5)),
    'c-primary-deep': mix(ensureContrast(styles.primary, ground, 4.5), inkOn(ground), 0.22),
    'c-wash': wash,
    'c-accent': ensureContrast(styles.accent, ground, 3.1),
    'c-link': text(styles.link ?? styles.primary),
    'c-focus': ensureContrast(styles.accent, ground, 3.1),
    'c-good': text('#1c7a3e'),
    'c-warn': text('#b3590a'),
    'c-bad': text('#b3261e'),
    ...bar('nav', bars.nav_bar, '#000000', '#ffffff', 240),
    ...bar('search', bars.search_bar, '#ffffff', '#000000', 127),
    ...bar('footer', bars.footer_bar, '#000000', '#ffffff', 240),
    'nav-shadow': bars.nav_bar.drop_shadow ? '0 2px 10px rgb(0 0 0 / 14%)' : 'none',
    'font-heading': fontStack(styles.fonts.heading),
    'font-text': fontStack(styles.fonts.text, ' Variable'),
    ...sizes,
    'content-width': `${settings.content_width ?? settingsDefaults.contentWidth}px`,
    'logo-height': `${bars.nav_bar.height ?? 40}px`,
  };
}

/**
 * The modular scale of type, beside the page titles, which grow with the window. A browser looks each size of a
 * stand-in up on its own: they are few.
 */
const sizes = {
  'size-tiny': '0.75rem',
  'size-small': '0.875rem',
  'size-text': '1.0625rem',
  'size-lead': '1.25rem',
  'size-head': '1.5rem',
};

/** The variables as one rule, for the early head: the first paint already has the shop's look. */
export const themeCss = (settings: Look): string =>
  `:root{color-scheme:${luminance255(settings.styles.background) > 127 ? 'light' : 'dark'};${Object.entries(
    themeVariables(settings),
  )
    .map(([name, value]) => `--${name}:${value}`)
    .join(';')}}`;

/**
 * Families that the shell's release carries, each with a fall-back of the same measure (shell/build/fonts.cjs); another
 * id is the system's own face.
 */
const families: Record<string, 'serif' | 'sans-serif'> = {
  bitter: 'serif',
  figtree: 'sans-serif',
  fraunces: 'serif',
  karla: 'sans-serif',
  'libre-franklin': 'sans-serif',
  lora: 'serif',
  'playfair-display': 'serif',
  'public-sans': 'sans-serif',
};

/** The fonts of Windows and macOS, Android and Linux that have fallback faces (shell/build/fonts.cjs). */
const fallbackFonts: Record<string, readonly string[]> = {
  'sans-serif': ['Arial', 'Roboto', 'DejaVu Sans'],
  serif: ['Times New Roman', 'Noto Serif', 'DejaVu Serif'],
};

/**
 * Headings have a family's file of one weight, text the one of all weights, which the library names so
 * (shell/build/fonts.cjs).
 */
function fontStack(id: string, cut: '' | ' Variable' = ''): string {
  const generic = families[id];
  if (!generic) return 'system-ui,sans-serif';
  const name = id.replace(
    /(^|-)(\w)/g,
    (_match, dash: string, letter: string) => (dash ? ' ' : '') + letter.toUpperCase(),
  );
  const faces = (fallbackFonts[generic] ?? []).map((font) => `"${name}${cut} Fallback: ${font}"`);
  return [`"${name}${cut}"`, ...faces, generic].join();
}

type Bar = SiteSettings['global_content']['nav_bar'];

/**
 * P1 §9: colours default to black and white, padding to 2, width to 1248; text light or dark by the bar's own
 * threshold.
 */
function bar(
  name: string,
  { background, color, padding = 2, width = 1248 }: Bar,
  ground: string,
  ink: string,
  threshold: number,
): Record<string, string> {
  const paint = background ?? ground;
  const byLight = isLight(paint, threshold) ? '#14171a' : '#ffffff';
  const auto = background ? byLight : ink;
  const text = ensureContrast(color ?? auto, paint, 4.6);
  return {
    [`${name}-ground`]: paint,
    [`${name}-ink`]: text,
    [`${name}-line`]: mix(paint, text, 0.22),
    [`${name}-padding`]: `${padding}px`,
    [`${name}-width`]: `${width}px`,
  };
}
