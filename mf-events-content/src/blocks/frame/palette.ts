import type { Look, SiteSettings } from '@bookfront/shared/schemas';
import { ensureContrast, mix, themeVariables } from '@bookfront/shared/theme';

/**
 * The colours of a block that has colours or a preset (PGB-10), as the page's own variables: what stands in it is drawn
 * from these, and can be read whatever the shop has picked. Undefined: the page's own.
 */
export function paletteOf(
  { preset = 'plain', background, color }: Look,
  settings: SiteSettings,
): Record<string, string> | undefined {
  if (preset === 'plain' && !background && !color) return undefined;
  const theme = themeVariables(settings);
  const variable = (name: string) => theme[name] ?? '#000000';
  const grounds = {
    plain: variable('c-ground'),
    wash: variable('c-wash'),
    surface: variable('c-surface'),
    primary: variable('c-primary'),
    accent: variable('c-accent'),
  };
  const ground = background ?? grounds[preset];
  const ink = ensureContrast(color ?? inkOf(preset, background, variable), ground, 4.6);
  return {
    'c-ground': ground,
    'c-surface': ground,
    'c-wash': mix(ground, ink, 0.08),
    'c-ink': ink,
    'c-muted': ink,
    'c-link': ink,
    'c-line': mix(ground, ink, 0.25),
    'c-line-strong': ensureContrast(mix(ground, ink, 0.5), ground, 3.1),
    'c-primary': ink,
    'c-primary-ink': ensureContrast(ground, ink, 4.6),
    'c-primary-deep': ensureContrast(mix(ink, ground, 0.12), ground, 4.6),
    'c-focus': ensureContrast(variable('c-focus'), ground, 3.1),
    'c-good': ensureContrast('#1c7a3e', ground, 4.6),
    'c-warn': ensureContrast('#b3590a', ground, 4.6),
    'c-bad': ensureContrast('#b3261e', ground, 4.6),
  };
}

const inkOf = (preset: Look['preset'], background: string | undefined, variable: (name: string) => string) =>
  preset === 'primary' && !background ? variable('c-primary-ink') : variable('c-ink');
