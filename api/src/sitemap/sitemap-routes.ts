import { escapeHtml } from '@bookfront/shared/format/markup';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as m from '#messages';
import type { CallContext } from '../call-context/call-context';
import { notFound } from '../http/failure';
import { pagePaths, titleFiles, titlePaths } from './sitemap-paths';

type ContextBuilder = (request: FastifyRequest) => Promise<CallContext>;

/**
 * Serves /robots.txt, /sitemap.xml (an index), /sitemap/pages.xml and /sitemap/titles-{n}.xml (sitemaps.org) for search
 * engines. Only for a public shop whose settings contain its base URL, since a request's Host can't be trusted.
 */
export function registerSitemap(app: FastifyInstance, enter: ContextBuilder): void {
  app.get('/robots.txt', async (request, reply) => {
    const context = await enter(request);
    const base = baseOf(context);
    const lines = ['User-agent: *', ...disallowed.map((path) => `Disallow: ${context.shop.settings.basename}${path}`)];
    return reply
      .header('content-type', 'text/plain; charset=utf-8')
      .send([...lines, ...(base ? [`Sitemap: ${base}/sitemap.xml`] : []), ''].join('\n'));
  });
  app.get('/sitemap.xml', async (request, reply) => {
    const context = await enter(request);
    const base = requireBase(context);
    const files = ['pages', ...(await titleFiles(context)).map((file) => `titles-${file}`)];
    const entries = files.map((file) => `<sitemap><loc>${base}/sitemap/${file}.xml</loc></sitemap>`);
    return sendXml(reply, `<sitemapindex xmlns="${schema}">${entries.join('')}</sitemapindex>`);
  });
  app.get<{ Params: { file: string } }>('/sitemap/:file', async (request, reply) => {
    const context = await enter(request);
    const base = requireBase(context) + context.shop.settings.basename;
    const urls = (await pathsOf(context, request.params.file)).map(
      (path) => `<url><loc>${escapeHtml(base + path)}</loc></url>`,
    );
    return sendXml(reply, `<urlset xmlns="${schema}">${urls.join('')}</urlset>`);
  });
}

const schema = 'http://www.sitemaps.org/schemas/sitemap/0.9';
/** Personal pages, which crawlers should skip. */
const disallowed = ['/account', '/checkout', '/gift-registry', '/pdf'];

async function pathsOf(context: CallContext, name: string): Promise<string[]> {
  if (name === 'pages.xml') return pagePaths(context);
  const [, file] = /^titles-(\d{1,6})\.xml$/.exec(name) ?? [];
  if (file === undefined || !(await titleFiles(context)).includes(Number(file))) throw unknownAddress();
  return titlePaths(context, Number(file));
}

const unknownAddress = () => notFound('not_found', m.failure_address_unknown());

const baseOf = ({ shop: { settings } }: CallContext): string =>
  settings.is_private ? '' : settings.store_info.base_url.replace(/\/$/, '');

function requireBase(context: CallContext): string {
  const base = baseOf(context);
  if (base === '') throw unknownAddress();
  return escapeHtml(base);
}

const sendXml = (reply: FastifyReply, body: string) =>
  reply
    .headers({ 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'public, max-age=3600' })
    .send(`<?xml version="1.0" encoding="UTF-8"?>${body}`);
