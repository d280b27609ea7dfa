import type { FastifyInstance } from 'fastify';
import type { Edge } from '../edge/context/edge';
import { answerError } from '../operations/answer-error';
import { servePage } from './serve-page';
import { serveSession } from './serve-session';

const maxBytes = 1024;

/**
 * Serves the operators' console: a page, its files, and the session that a token opens. All that it shows and does goes
 * through /operations, as the release command's does.
 */
export async function serveConsole(app: FastifyInstance, edge: Edge): Promise<void> {
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'string', bodyLimit: maxBytes },
    async (_request: unknown, body: string) => body,
  );
  app.setErrorHandler(answerError);
  serveSession(app, edge);
  servePage(app, edge);
}
