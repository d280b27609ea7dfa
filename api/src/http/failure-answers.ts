import type { Failure } from '@bookfront/shared/schemas';
import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify';
import { ZodError } from 'zod';
import * as m from '#messages';
import { CallError } from './failure';
import { issueText } from './field-text';

/** Sends every failure in one shape; details that are not for the shopper are only logged. */
export function answerFailures(app: FastifyInstance): void {
  app.setNotFoundHandler((_request, reply) =>
    reply.code(404).send({ error: m.failure_address_unknown(), code: 'not_found' } satisfies Failure),
  );
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const { status, failure } = isUnreadable(request, error) ? badRequest(400) : toAnswer(error);
    if (status >= 500) request.log.error({ err: error, url: request.url }, 'call failed');
    return reply.code(status).header('cache-control', 'no-store').send(failure);
  });
}

function toAnswer(error: Error & { statusCode?: number | undefined }): { status: number; failure: Failure } {
  if (error instanceof CallError) return { status: error.status, failure: error.toFailure() };
  if (error instanceof ZodError)
    return { status: 400, failure: { error: m.failure(), code: 'validation', fields: fieldsOf(error) } };
  const status = error.statusCode ?? 500;
  if (status === 415) return { status, failure: { error: m.failure_form_expected(), code: 'form_expected' } };
  if (status < 500) return badRequest(status);
  return { status: 500, failure: { error: m.failure(), code: 'internal' } };
}

/** Whether the body is a broken multipart form: its parser's error doesn't say that the sender is at fault. */
function isUnreadable({ headers, body }: FastifyRequest, error: FastifyError): boolean {
  if (error instanceof CallError || error instanceof ZodError || (error.statusCode ?? 500) < 500) return false;
  return /^multipart\//i.test(headers['content-type'] ?? '') && (body === undefined || body === null);
}

const badRequest = (status: number): { status: number; failure: Failure } => ({
  status,
  failure: { error: m.failure(), code: 'bad_request' },
});

/** Tells the first rule that each field breaks. */
const fieldsOf = (error: ZodError): Record<string, string> =>
  Object.fromEntries(error.issues.toReversed().map((issue) => [issue.path.join('.') || 'form', issueText(issue)]));
