import { type APIRequestContext, expect } from '@playwright/test';

/**
 * The HTML of `url` with its markup, heading included. On a busy machine a page, or a part of it, may go out without (the renderer's
 * soft limit) and the browser draws it; asks until one came in time.
 */
export async function writtenHtml(request: APIRequestContext, url: string): Promise<string> {
  let html = '';
  await expect
    .poll(async () => {
      html = await (await request.get(url)).text();
      return /<main[\s\S]*<h1/.test(html);
    })
    .toBe(true);
  return html;
}

/** The first address of this kind that the page at `url` links to. */
export async function linkIn(request: APIRequestContext, url: string, kind: 'item' | 'lists'): Promise<string> {
  return new RegExp(`href="(/${kind}/[^"/]+)"`).exec(await writtenHtml(request, url))?.[1] ?? '';
}
