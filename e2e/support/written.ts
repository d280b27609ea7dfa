import { type APIRequestContext, expect } from '@playwright/test';

/**
 * The HTML of `url` with its markup. On a busy machine the renderer's soft limit may send a page without it, or without
 * a part of it, for the browser to draw. So this asks again until the page has `part`.
 */
export async function writtenHtml(request: APIRequestContext, url: string, part = /<main/): Promise<string> {
  let html = '';
  await expect
    .poll(
      async () => {
        html = await (await request.get(url)).text();
        return part.test(html);
      },
      { timeout: 20_000 },
    )
    .toBe(true);
  return html;
}

/** The first address of this kind that the page at `url` links to. */
export async function linkIn(request: APIRequestContext, url: string, kind: 'item' | 'lists'): Promise<string> {
  const link = new RegExp(`href="(/${kind}/[^"/]+)"`);
  return link.exec(await writtenHtml(request, url, link))?.[1] ?? '';
}
