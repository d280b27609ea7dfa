import type { Readable } from 'node:stream';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { GateEdge } from '../gate/candidate-checks';
import { createPublisher } from '../gate/publish';
import { drain } from '../http/drain';
import { Refused } from '../registry/refused';
import { prune } from '../releases/prune';
import { type DevLink, linkHours, type PinLink } from '../tester-links/testers';
import { requireOperator, requireScope, scopeOf } from './authorise';
import { createCommands } from './commands';
import { payloads } from './payloads';
import { mapOf, statusOf } from './report';
import { createToken } from './tokens';

const maxBytes = 16 * 1024;
const maxHistory = 200;

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
  serveUploads(app, edge);
  serveReading(app, edge);
  serveCommands(app, edge);
  serveTokens(app, edge);
}

function serveUploads(app: FastifyInstance, edge: GateEdge): void {
  const publish = createPublisher(edge);
  app.post<{ Querystring: { check?: string }; Body: Readable }>(
    '/operations/releases',
    { bodyLimit: Number.MAX_SAFE_INTEGER },
    async (request, reply) => {
      const scope = await scopeOf(edge.registry, request);
      const upload = {
        body: request.body,
        scope,
        by: actorOf(scope),
        host: request.headers.host ?? '',
        isCheck: request.query.check === '1',
      };
      const outcome = await publish(upload);
      return reply.code(outcome.refusals.length ? 422 : 201).send(outcome);
    },
  );
}

function serveReading(app: FastifyInstance, edge: GateEdge): void {
  const { registry } = edge;
  app.get('/operations/status', async (request) => {
    await scopeOf(registry, request);
    return statusOf(edge);
  });
  app.get<{ Querystring: { package?: string } }>('/operations/history', async (request) => {
    await scopeOf(registry, request);
    const name = request.query.package?.replaceAll('-', '_');
    return { revisions: (await registry.history(name, maxHistory)).map(mapOf) };
  });
  app.get<{ Params: { number: string } }>('/operations/revisions/:number', async (request) => {
    await scopeOf(registry, request);
    const found = await registry.revision(Number(request.params.number) || 0);
    if (!found) throw new Refused(`There is no revision ${request.params.number}.`, 404);
    return mapOf(found);
  });
  app.get<{ Querystring: { package?: string } }>('/operations/releases', async (request) => {
    await scopeOf(registry, request);
    return { releases: await registry.releases(request.query.package?.replaceAll('-', '_')) };
  });
}

function serveCommands(app: FastifyInstance, edge: GateEdge): void {
  const commands = createCommands(edge);
  const common = (scope: string, payload: { package: string; reason: string }) => ({
    name: payload.package,
    by: actorOf(scope),
    reason: payload.reason,
  });

  app.post('/operations/canary', async (request) => {
    const { scope, payload } = await readCommand(edge, request, payloads.canary);
    const { version, to, steps, soakMs, only } = payload;
    return mapOf(await commands.canary({ ...common(scope, payload), version, to, steps, soakMs, only }));
  });
  app.post('/operations/promote', async (request) => {
    const { scope, payload } = await readCommand(edge, request, payloads.promote);
    return mapOf(await commands.promote({ ...common(scope, payload), version: payload.version }));
  });
  for (const command of ['pause', 'rollback'] as const)
    app.post(`/operations/${command}`, async (request) => {
      const { scope, payload } = await readCommand(edge, request, payloads[command]);
      return mapOf(await commands[command](common(scope, payload)));
    });
}

function serveTokens(app: FastifyInstance, edge: GateEdge): void {
  app.post('/operations/pin', async (request) => {
    const { payload } = await readOperatorCommand(edge, request, payloads.pin);
    const { package: name, version } = payload;
    if (edge.current.get().state[name]?.withdrawn.includes(version))
      throw new Refused(`${name} ${version} was rolled back, and is shown to nobody.`);
    if (!edge.store.get(name, version)) throw new Refused(`There is no release ${name} ${version}.`, 404);
    const link: PinLink = { name, version, until: linkExpiry() };
    await edge.registry.addPin(name, version, link.until);
    return {
      link: linkTo(request, 'release', `${name}@${version}`, edge.signer.sign('pin', link)),
      until: new Date(link.until).toISOString(),
    };
  });
  app.post('/operations/dev', async (request) => {
    const { payload } = await readOperatorCommand(edge, request, payloads.dev);
    const link: DevLink = { name: payload.package, port: payload.port, until: linkExpiry() };
    return {
      link: linkTo(request, 'dev', `${link.name}@${link.port}`, edge.signer.sign('dev', link)),
      until: new Date(link.until).toISOString(),
    };
  });
  app.post('/operations/token', async (request) => {
    const { payload } = await readOperatorCommand(edge, request, payloads.token);
    return { package: payload.package, token: await createToken(edge.registry, payload.package) };
  });
  app.post('/operations/prune', async (request) => {
    const { payload } = await readCommand(edge, request, payloads.prune);
    return { dropped: await prune(edge, payload.package) };
  });
}

const linkExpiry = () => Date.now() + linkHours * 3600_000;
const linkTo = ({ protocol, headers }: FastifyRequest, kind: string, what: string, pass: string) =>
  `${protocol}://${headers.host}/?${kind}=${encodeURIComponent(what)}&pass=${pass}`;

/** Reads the command's payload and requires a token for its package. */
async function readCommand<P extends { package: string }>(
  edge: GateEdge,
  request: FastifyRequest,
  schema: z.ZodType<P>,
): Promise<{ scope: string; payload: P }> {
  const scope = await scopeOf(edge.registry, request);
  const parsed = schema.safeParse(parse(request.body));
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new Refused(`${issue?.path.join('.') || 'The payload'}: ${issue?.message ?? 'can’t be read'}.`, 422);
  }
  requireScope(scope, parsed.data.package);
  return { scope, payload: parsed.data };
}

async function readOperatorCommand<P extends { package: string }>(
  edge: GateEdge,
  request: FastifyRequest,
  schema: z.ZodType<P>,
): Promise<{ payload: P }> {
  const { scope, payload } = await readCommand(edge, request, schema);
  requireOperator(scope);
  return { payload };
}

function parse(body: unknown): unknown {
  try {
    return JSON.parse(String(body));
  } catch {
    return undefined;
  }
}

const actorOf = (scope: string) => (scope === '*' ? 'operator' : scope);

async function answerError(error: FastifyError | Refused, request: FastifyRequest, reply: FastifyReply) {
  reply.header('connection', 'close');
  await drain(request.raw);
  if (error instanceof Refused) return reply.code(error.status).send({ error: error.message });
  const status = 'statusCode' in error ? (error.statusCode ?? 500) : 500;
  if (status >= 500) request.log.error({ err: error, url: request.url }, 'an operation failed');
  return reply
    .code(status)
    .send({ error: status >= 500 ? 'That didn’t work. The edge’s log tells why.' : error.message });
}
