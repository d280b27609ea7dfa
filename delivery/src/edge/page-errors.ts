import { isSameOrigin } from '@bookfront/shared/http';
import { limits } from '@bookfront/shared/schemas/limits';
import type { FastifyInstance } from 'fastify';
import { refuse } from '../http/failures';
import { readFields, readFormBodies } from '../http/form-body';
import { readCaller } from '../visits/visit';
import type { Edge } from './context/edge';
import { createReportLimits } from './report-limits';

/**
 * Forwards log/error to the api (P2 §9, SHL-67). Replaces positions in the text with the source's file and line if the
 * release has maps, unless the address sent too many reports. Leaves the script's address, from which the api reads the
 * release.
 */
export async function servePageErrors(app: FastifyInstance, edge: Edge): Promise<void> {
  const reports = createReportLimits();
  await readFormBodies(app);
  app.post('/customer/log/error', async (request, reply) => {
    if (!isSameOrigin(request.headers, request.protocol))
      return refuse(request, reply, { status: 403, code: 'cross_site' });
    const fields = readFields(request);
    if (fields.error !== undefined) {
      const text = fields.error.slice(0, limits.errorReport);
      fields.error = reports.admits(request.ip) ? edge.sourcePositions.inText(text) : text;
    }
    const result = await edge.api.call('log/error', fields, readCaller(edge, request));
    if (result.ok) return reply.send(result.reply);
    if (result.late) return refuse(request, reply, { status: 503, code: 'unavailable' });
    return reply.code(result.status).send({ error: result.text, code: result.code });
  });
}
