import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { drain } from '../http/drain';
import { Refused } from '../registry/refused';

/** Answers a refusal or failure with { error }: one line. */
export async function answerError(error: FastifyError | Refused, request: FastifyRequest, reply: FastifyReply) {
  reply.header('connection', 'close');
  await drain(request.raw);
  if (error instanceof Refused) return reply.code(error.status).send({ error: error.message });
  const status = 'statusCode' in error ? (error.statusCode ?? 500) : 500;
  if (status >= 500) request.log.error({ err: error, url: request.url }, 'an operation failed');
  return reply
    .code(status)
    .send({ error: status >= 500 ? 'That didn’t work. The edge’s log tells why.' : error.message });
}
