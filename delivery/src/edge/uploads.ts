import { Agent, request as ask, type IncomingMessage } from 'node:http';
import { finished } from 'node:stream';
import { networkOf } from '@bookfront/shared/http';
import { limits } from '@bookfront/shared/schemas/limits';
import { uploadCalls } from '@bookfront/shared/schemas/vocabulary';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as m from '#messages';
import { callerHeaders } from '../customer-api/api';
import { drain } from '../http/drain';
import { type Refusal, refuse } from '../http/failures';
import { readCaller } from '../visits/visit';
import type { Edge } from './context/edge';
import { passOn, withoutConnection, withoutReserved } from './proxy';
import { createUploadSlots } from './upload-slots';

/** Bytes of one form: the file and its surrounding fields. */
const maxBytes = limits.upload.bytes + 128 * 1024;
export interface UploadLimits {
  atOnce: number;
  perAddress: number;
  /** A client that sends nothing for this long counts as gone. */
  idleMs: number;
  /** From the last byte to the answer: the api reads one file for up to 20 s, with up to 20 before it. */
  answerMs: number;
  /** From the first byte to the answer: as long as the page waits for it (shared/src/api-client/call.ts). */
  totalMs: number;
  /** How long a client that is answered early may go on sending before it is disconnected. */
  drainMs: number;
}
export const uploadLimits: UploadLimits = {
  atOnce: 16,
  perAddress: 3,
  idleMs: 20_000,
  answerMs: 480_000,
  totalMs: 600_000,
  drainMs: 30_000,
};
const addresses = uploadCalls.map((name) => `/customer/${name}`);

type UploadAnswer = { answer: IncomingMessage } | Refusal;
interface Exchange {
  request: FastifyRequest;
  reply: FastifyReply;
}

/** Serves the calls that upload a file. Streams it to the api without storing it. */
export async function serveUploads(app: FastifyInstance, edge: Edge, given: Partial<UploadLimits> = {}): Promise<void> {
  const own = { ...uploadLimits, ...given };
  const takeSlot = createUploadSlots(own);
  const agent = new Agent({ maxSockets: own.atOnce });
  app.addHook('onClose', async () => agent.destroy());
  app.addContentTypeParser('multipart/form-data', (_request, _body, done) => done(null));

  for (const address of addresses) app.post(address, serveUpload);

  async function serveUpload(request: FastifyRequest, reply: FastifyReply) {
    const freeSlot = takeSlot(networkOf(request.ip));
    // hold the slot until the client has its answer: until then it uses a connection here, and maybe one to the api
    if (freeSlot) finished(reply.raw, () => freeSlot());
    const outcome = freeSlot ? await forward(edge, agent, { request, reply }, own) : busy;
    if (!request.raw.complete) reply.header('connection', 'close');
    await drain(request.raw, freeSlot ? own.drainMs : undefined);
    return 'answer' in outcome ? sendAnswer(request, reply, outcome.answer) : refuse(request, reply, outcome);
  }
}

/** Streams the upload to the api. Resolves with its answer even before the file is complete, and then stops reading. */
function forward(edge: Edge, agent: Agent, { request, reply }: Exchange, own: UploadLimits): Promise<UploadAnswer> {
  const { raw } = request;
  if (Number(raw.headers['content-length'] ?? 0) > maxBytes) return Promise.resolve(tooLarge);
  const headers = { ...withoutReserved(withoutConnection(raw.headers)), ...callerHeaders(readCaller(edge, request)) };
  const outgoing = ask(targetOf(edge, request), {
    agent,
    method: 'POST',
    headers,
    signal: abortSignalOf(reply, own.totalMs),
  });
  return new Promise((resolve) => {
    const end = (outcome: UploadAnswer) => {
      raw.unpipe(outgoing).off('data', count).off('end', wait);
      outgoing.setTimeout(0);
      if (!('answer' in outcome)) outgoing.destroy();
      resolve(outcome);
    };
    let bytes = 0;
    const wait = () => void outgoing.setTimeout(own.answerMs);
    const count = (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes > maxBytes) end(tooLarge);
    };
    outgoing.once('response', (answer) => end({ answer })).on('error', () => end(unavailable));
    outgoing.setTimeout(own.idleMs, () => end(raw.complete ? unanswered : unavailable));
    raw.once('end', wait);
    raw.on('data', count).pipe(outgoing);
  });
}

/** The call's address at the api. Takes only the query from the request, whose target may name another host. */
function targetOf({ api }: Edge, { url, routeOptions }: FastifyRequest): URL {
  const target = new URL(routeOptions.url ?? '', api.origin);
  target.search = url.split(/\?(.*)/s)[1] ?? '';
  return target;
}

/** Aborts when the client is gone or the upload takes too long. */
function abortSignalOf(reply: FastifyReply, totalMs: number): AbortSignal {
  const gone = new AbortController();
  finished(reply.raw, () => gone.abort());
  return AbortSignal.any([gone.signal, AbortSignal.timeout(totalMs)]);
}

function sendAnswer(request: FastifyRequest, reply: FastifyReply, answer: IncomingMessage): FastifyReply {
  reply.code(answer.statusCode ?? 502).headers(withoutConnection(answer.headers));
  return passOn(request, reply, answer);
}

const tooLarge: Refusal = { status: 413, code: 'file_too_large', text: m.file_too_large() };
const busy: Refusal = {
  status: 429,
  code: 'throttled',
  text: m.too_many_uploads(),
};
const unavailable: Refusal = { status: 503, code: 'unavailable' };
const unanswered: Refusal = { status: 504, code: 'unavailable' };
