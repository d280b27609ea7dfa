import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Edge } from '../edge/context/edge';
import { commonHeaders } from '../http/content-policy';
import { notFound, refuse } from '../http/failures';
import { mediaType } from '../releases/media-type';
import { consolePath } from './isolate-console';

const fileNames = ['console.js', 'console.css'] as const;

/** GET /operations/console and what lies below it: one page, which shows nothing without a session. */
export function servePage(app: FastifyInstance, { configuration }: Pick<Edge, 'configuration'>): void {
  const folder = path.join(configuration.programs, 'console');
  for (const name of fileNames)
    app.get(`${consolePath}/files/${name}`, async (request, reply) => {
      const file = path.join(folder, name);
      if (!existsSync(file)) return refuse(request, reply, notFound);
      return reply
        .headers({ ...consoleHeaders(request.protocol === 'https'), 'cache-control': 'no-cache' })
        .type(mediaType(name))
        .send(readFileSync(file));
    });
  for (const address of [consolePath, `${consolePath}/*`])
    app.get(address, async (request, reply) =>
      reply
        .headers(consoleHeaders(request.protocol === 'https'))
        .type('text/html; charset=utf-8')
        .send(page),
    );
}

const consoleHeaders = (isSecure: boolean): Record<string, string> => ({
  ...commonHeaders(isSecure),
  'content-security-policy': [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    "connect-src 'self'",
    "form-action 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()',
  'cache-control': 'no-store',
});

const page = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<title>Releases</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="${consolePath}/files/console.css">
<script defer src="${consolePath}/files/console.js"></script>
</head>
<body><div id="root"></div><noscript>The console needs scripts. The release command does the same without: pnpm release --help</noscript></body>
</html>
`;
