import type { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import type { GateEdge } from '../gate/candidate-checks';
import { createPublisher } from '../gate/publish';
import { Refused } from '../registry/refused';
import { accessOf } from './access/authorise';
import { isConsoleHost } from './access/console-host';
import { answerError } from './answer-error';
import { serveReading } from './reading/serve-reading';
import { registerReleaseMetrics } from './release-metrics';
import { serveAdministration } from './serve-administration';
import { serveCommands } from './serve-commands';
import { serveLinks } from './serve-links';
import { serveTrust } from './serve-trust';

const maxBytes = 16 * 1024;

/** Serves /operations/*, the calls of the release command. Each needs a token; a refusal is { error } with one line. */
export async function serveOperations(app: FastifyInstance, edge: GateEdge): Promise<void> {
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'string', bodyLimit: maxBytes },
    async (_request: unknown, body: string) => body,
  );
  // releases are streamed; receive.ts limits their size
  app.addContentTypeParser(
    'application/octet-stream',
    (_request: unknown, body: Readable, done: (error: null, body: Readable) => void) => done(null, body),
  );
  app.setErrorHandler(answerError);
  registerReleaseMetrics(edge);
  serveUploads(app, edge);
  serveReading(app, edge);
  serveCommands(app, edge);
  serveLinks(app, edge);
  serveAdministration(app, edge);
  serveTrust(app, edge);
}

function serveUploads(app: FastifyInstance, edge: GateEdge): void {
  const publish = createPublisher(edge);
  app.post<{ Querystring: { check?: string }; Body: Readable }>(
    '/operations/releases',
    { bodyLimit: Number.MAX_SAFE_INTEGER },
    async (request, reply) => {
      if (isConsoleHost(edge.configuration, request))
        throw new Refused("Publish to a shop's own address: the gate looks at its pages.", 409);
      const upload = {
        body: request.body,
        access: await accessOf(edge, request),
        host: request.headers.host ?? '',
        isCheck: request.query.check === '1',
      };
      const outcome = await publish(upload);
      return reply.code(outcome.refusals.length ? 422 : 201).send(outcome);
    },
  );
}
