import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildSettings } from '@bookfront/shared/testing';
import { expect, it } from '@jest/globals';
import { createEarlyHead } from './early-head';

const face = (file: string) => ({
  css: `@font-face{src:url(fonts/${file})}`,
  preload: [`fonts/${file}`],
  fallbackCss: '',
});

it('headings use the text’s typeface, preloaded once, if the shell’s release has none for them', async () => {
  const settings = buildSettings();
  const { heading } = settings.styles.fonts;
  const head = await headOf(
    { families: { [heading]: face('variable.woff2') } },
    { ...settings, styles: { ...settings.styles, fonts: { heading, text: heading } } },
  );
  expect(head.match(/rel="preload"/g)).toHaveLength(1);
  expect(head).toContain('variable.woff2');
});

async function headOf(fonts: object, settings: ReturnType<typeof buildSettings>): Promise<string> {
  const dir = mkdtempSync(path.join(tmpdir(), 'early-head-'));
  writeFileSync(path.join(dir, 'fonts.json'), JSON.stringify(fonts));
  try {
    const shell = { dir, contentHash: 'one', name: 'shell', version: '1.0.0' };
    return await createEarlyHead({ theme: async () => '' })(shell, settings, 'nonce');
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
}
