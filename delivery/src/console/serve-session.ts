import { isSameOrigin } from '@bookfront/shared/http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Edge } from '../edge/context/edge';
import { requireAccess } from '../operations/access/authorise';
import { isConsoleHost } from '../operations/access/console-host';
import { createLoginLimits } from '../operations/access/login-limits';
import { sessionHash, sessionLine } from '../operations/access/session';
import { describeAccess, hashOfToken, type TokenStatus } from '../operations/access/tokens';
import { Refused } from '../registry/refused';
import { consolePath } from './isolate-console';

/** Who is logged in; null: nobody. */
export interface SessionAnswer {
  access: TokenStatus | null;
}

const loginSchema = z.object({ token: z.string().regex(/^[\w-]{20,100}$/) });

/** The console's session: read, opened by a token that is typed once, and ended. */
export function serveSession(app: FastifyInstance, edge: Edge): void {
  const { registry, signer } = edge;
  const limits = createLoginLimits();
  const isSecure = ({ protocol }: FastifyRequest) => protocol === 'https';

  app.get(`${consolePath}/session`, async (request): Promise<SessionAnswer> => {
    const hash = sessionHash(edge, request);
    if (hash === undefined) return { access: null };
    const access = await requireAccess(registry, hash).catch(() => undefined);
    return { access: access ? describeAccess(access) : null };
  });

  app.post(`${consolePath}/session`, async (request, reply): Promise<SessionAnswer> => {
    requireConsole(edge, request);
    if (!limits.allows(request.ip)) throw new Refused('Too many tokens were tried from here. Wait ten minutes.', 429);
    const login = loginSchema.safeParse(parse(request.body));
    const hash = login.success ? hashOfToken(login.data.token) : '';
    if (!(await registry.access(hash))) {
      limits.failed(request.ip);
      throw new Refused('The edge knows no such token. Check what you pasted.', 403);
    }
    const access = await requireAccess(registry, hash);
    request.log.info({ by: access.name }, 'a console session began');
    reply.header('set-cookie', sessionLine(signer, hash, isSecure(request)));
    return { access: describeAccess(access) };
  });

  app.post(`${consolePath}/session/end`, async (request, reply): Promise<SessionAnswer> => {
    requireConsole(edge, request);
    reply.header('set-cookie', sessionLine(signer, undefined, isSecure(request)));
    return { access: null };
  });
}

/** Another site's form must neither log an operator out nor log them in under another name. */
function requireConsole({ configuration }: Edge, request: FastifyRequest): void {
  if (!isConsoleHost(configuration, request) || !isSameOrigin(request.headers, request.protocol))
    throw new Refused('Log in from the console’s own page.', 403);
}

function parse(body: unknown): unknown {
  try {
    return JSON.parse(String(body));
  } catch {
    return undefined;
  }
}
