import { readFileSync } from 'node:fs';
import path from 'node:path';
import { escapeHtml } from '@bookfront/shared/format/markup';
import type { SiteSettings } from '@bookfront/shared/schemas';
import { LRUCache } from 'lru-cache';
import type { StoredRelease } from '../../releases/artifacts';
import type { Renderer } from '../../renderer/client';
import { addressOf } from '../../rollout/releases-for';
import { shopIcon } from './shop-icon';

/** The typefaces of a shell's release (fonts.json). */
interface Fonts {
  families: Record<string, Face>;
  /** The same families in the headings' weight; without them headings use the text's faces. */
  headings?: Record<string, Face>;
}

interface Face {
  css: string;
  preload: string[];
  fallbackCss: string;
}

type Shell = Pick<StoredRelease, 'name' | 'version' | 'dir' | 'contentHash'>;

/**
 * Writes the start of the head: theme and typefaces, which depend only on shop and shell. It is sent before any answer.
 */
export function createEarlyHead(renderer: Pick<Renderer, 'theme'>) {
  const themes = new LRUCache<string, string>({ max: 200 });
  const fonts = new LRUCache<string, Fonts>({ max: 20 });

  async function theme(shell: Shell, settings: SiteSettings): Promise<string> {
    const key = `${shell.contentHash} ${settings.webstore_name} ${settings.version}`;
    const known = themes.get(key);
    if (known !== undefined) return known;
    const css = await renderer.theme({ shell: shell.dir, settings: JSON.stringify(settings) });
    if (css) themes.set(key, css);
    return css;
  }
  function families(shell: Shell, settings: SiteSettings) {
    const known = fonts.get(shell.contentHash) ?? readFonts(shell);
    fonts.set(shell.contentHash, known);
    const { heading, text } = settings.styles.fonts;
    const faces = [known.headings?.[heading] ?? known.families[heading], known.families[text]];
    return [...new Set(faces)].filter((face) => face !== undefined);
  }

  return async (shell: Shell, settings: SiteSettings, nonce: string): Promise<string> => {
    const faces = families(shell, settings);
    const preloads = faces
      .flatMap(({ preload }) => preload)
      .map(
        (file) =>
          `<link rel="preload" as="font" type="font/woff2" crossorigin href="${escapeHtml(addressOf(shell, file))}">`,
      );
    const css =
      faces.map((face) => absolute(face.css, shell) + face.fallbackCss).join('') + (await theme(shell, settings));
    return [
      `<!doctype html><html lang="${escapeHtml(settings.locale)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">`,
      `<meta property="csp-nonce" nonce="${nonce}" content="${nonce}">`,
      `<link rel="icon" href="${shopIcon(settings.styles.primary)}">`,
      ...preloads,
      `<style nonce="${nonce}">${css.replace(/<\//g, '<\\/')}</style>`,
    ].join('');
  };
}

function readFonts(shell: Shell): Fonts {
  try {
    return JSON.parse(readFileSync(path.join(shell.dir, 'fonts.json'), 'utf8'));
  } catch {
    return { families: {} };
  }
}

const absolute = (css: string, shell: Shell) =>
  css.replace(
    /url\((?!["']?(?:\/|data:|https?:))(["']?)(?:\.\/)?/g,
    (_, quote) => `url(${quote}${addressOf(shell, '')}`,
  );
