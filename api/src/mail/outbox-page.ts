import { escapeText } from 'entities';
import type { FastifyInstance } from 'fastify';
import * as m from '#messages';
import type { Db } from '../database/open';
import { latestEmails, type MailRow } from './outbox-repository';

const max = 100;

/** GET /outbox: the latest emails, for whoever tries the shops on their own machine. */
export function registerOutbox(app: FastifyInstance, db: Db): void {
  app.get('/outbox', async (_request, reply) => {
    const emails = await latestEmails(db, max);
    return reply
      .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'")
      .header('cache-control', 'no-store')
      .header('x-content-type-options', 'nosniff')
      .type('text/html; charset=utf-8')
      .send(page(emails));
  });
}

const page = (emails: readonly MailRow[]): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${m.outbox_heading()}</title>
<style>body{font:1rem/1.5 sans-serif;max-width:44rem;margin:2rem auto;padding:0 1rem}pre{white-space:pre-wrap;overflow-wrap:anywhere}article{border-top:1px solid #888}</style></head>
<body><h1>${m.outbox_heading()}</h1><p>${m.outbox_intro()}</p>
${emails.length === 0 ? `<p>${m.outbox_empty()}</p>` : emails.map(article).join('\n')}</body></html>`;

const article = ({ recipient, subject, text, sent, created }: MailRow): string =>
  `<article><h2>${escapeText(subject)}</h2><p>${escapeText(m.outbox_line({ state: sent === null ? 'waiting' : 'sent', recipient, time: new Date(created * 1000).toISOString() }))}</p><pre>${escapeText(text)}</pre></article>`;
