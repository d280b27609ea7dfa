import { isSameOrigin } from '@bookfront/shared/http';
import { guardReportSchema } from '@bookfront/shared/schemas';
import type { FastifyInstance } from 'fastify';
import { isSmokePage, readPageToken } from '../guard/page-token';
import { refuse } from '../http/failures';
import type { Edge } from './context/edge';
import { createReportLimits } from './report-limits';

const maxBytes = 48 * 1024;
/** 'mf_item@1.4.0' */
const releaseName = /^(shell|mf_[a-z][a-z0-9_]*)@/;

/** POST /reports: a page load's reports about its releases, by sendBeacon. Answers 204 even if it drops them. */
export async function serveReports(app: FastifyInstance, { signer, guard }: Edge): Promise<void> {
  const limits = createReportLimits();
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'string', bodyLimit: maxBytes },
    async (_request: unknown, body: string) => body,
  );

  app.post('/reports', async (request, reply) => {
    if (!isSameOrigin(request.headers, request.protocol))
      return refuse(request, reply, { status: 403, code: 'cross_site' });
    if (!limits.admits(request.ip)) return refuse(request, reply, { status: 429, code: 'throttled' });
    const report = guardReportSchema.safeParse(parse(request.body));
    const isWellFormed = report.success && report.data.events.every(({ release }) => releaseName.test(release));
    if (isWellFormed && isSmokePage(signer, report.data.token)) return reply.code(204).send();
    const page = isWellFormed ? readPageToken(signer, report.data.token) : undefined;
    if (!report.success || !page) return refuse(request, reply, { status: 400, code: 'bad_request' });
    if (limits.allows(page.load, report.data.events.length)) await guard.recorder.reported(page, report.data.events);
    return reply.code(204).send();
  });
}

function parse(body: unknown): unknown {
  try {
    return JSON.parse(String(body));
  } catch {
    return undefined;
  }
}
