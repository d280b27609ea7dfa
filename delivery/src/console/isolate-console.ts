import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Edge } from '../edge/context/edge';
import { notFound, refuse } from '../http/failures';
import { isConsoleHost } from '../operations/access/console-host';

export const consolePath = '/operations/console';

/**
 * Serves the console on its own host alone, and on that host nothing else: a page or file of a release there would run
 * with an operator's session.
 */
export function isolateConsole(app: FastifyInstance, { configuration }: Pick<Edge, 'configuration'>): void {
  app.addHook('onRequest', async (request, reply) => {
    const path = request.url.replace(/\?.*/s, '');
    const route = request.routeOptions.url ?? '';
    if (isConsoleHost(configuration, request)) {
      if (path === '/') return reply.redirect(consolePath);
      return route.startsWith('/operations/') || route === consolePath || route === '/healthz'
        ? undefined
        : refuse(request, reply, notFound);
    }
    if (!route.startsWith(consolePath)) return;
    return path === consolePath
      ? reply.redirect(addressOf(configuration.consoleHost, request))
      : refuse(request, reply, notFound);
  });
}

/** The console is opened by the port that the shop was. */
function addressOf(consoleHost: string, { protocol, headers: { host = '' } }: FastifyRequest): string {
  const [port = ''] = /:\d+$/.exec(host) ?? [];
  return `${protocol}://${consoleHost}${port}${consolePath}`;
}
