import { escapeText } from 'entities';
import type { FastifyInstance } from 'fastify';
import * as m from '#messages';
import type { Db } from '../database/open';
import { type Shop, shopById } from '../shop/shop';
import { latestEmails, type MailRow } from './outbox-repository';
import { configuredAddress, sharedAddress } from './shop-link';

const max = 100;

/**
 * GET /outbox: the latest emails, for trying the shops on one's own machine. A link to a shop's configured address is
 * repeated below it as one to the shop at `sharedOrigin`.
 */
export function registerOutbox(app: FastifyInstance, db: Db, sharedOrigin: string): void {
  app.get('/outbox', async (_request, reply) => {
    const emails = await latestEmails(db, max);
    const shops = await Promise.all([...new Set(emails.map(({ shop_id }) => shop_id))].map((id) => shopById(db, id)));
    const isOf = (email: MailRow) => (shop: Shop | undefined) => shop?.store_id === email.shop_id;
    const written = emails.map((email) => article(email, localLinks(shops.find(isOf(email)), sharedOrigin)));
    return reply
      .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'")
      .header('cache-control', 'no-store')
      .header('x-content-type-options', 'nosniff')
      .type('text/html; charset=utf-8')
      .send(page(written));
  });
}

const page = (articles: readonly string[]): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${m.outbox_heading()}</title>
<style>body{font:1rem/1.5 sans-serif;max-width:44rem;margin:2rem auto;padding:0 1rem}pre{white-space:pre-wrap;overflow-wrap:anywhere}article{border-top:1px solid #888}</style></head>
<body><h1>${m.outbox_heading()}</h1><p>${m.outbox_intro()}</p>
${articles.length === 0 ? `<p>${m.outbox_empty()}</p>` : articles.join('\n')}</body></html>`;

/** Marks the addresses in escaped text as links to this machine. */
type LinkText = (escaped: string) => string;

function localLinks(shop: Shop | undefined, sharedOrigin: string): LinkText {
  const local = shop && sharedAddress(shop, sharedOrigin);
  const own = shop && configuredAddress(shop);
  return (escaped) =>
    escaped.replace(/https?:\/\/[^\s<]+/g, (address) => {
      const here = local && own && address.startsWith(`${own}/`) ? local + address.slice(own.length) : address;
      return here === address ? `<a href="${here}">${address}</a>` : `${address}\n<a href="${here}">${here}</a>`;
    });
}

const article = ({ recipient, subject, text, sent, created }: MailRow, linked: LinkText): string =>
  `<article><h2>${escapeText(subject)}</h2><p>${escapeText(m.outbox_line({ state: sent === null ? 'waiting' : 'sent', recipient, time: new Date(created * 1000).toISOString() }))}</p><pre>${linked(escapeText(text))}</pre></article>`;
