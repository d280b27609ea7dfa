import { type APIRequestContext, expect } from '@playwright/test';

/**
 * The HTML of `url` with the server's markup. Repeats the request until it has `part`, since on a busy machine the
 * renderer may exceed its soft limit.
 */
export async function serverHtml(request: APIRequestContext, url: string, part = /<main/): Promise<string> {
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
  return link.exec(await serverHtml(request, url, link))?.[1] ?? '';
}
