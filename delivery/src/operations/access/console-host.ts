import type { FastifyRequest } from 'fastify';
import type { Configuration } from '../../configuration/configuration';

/**
 * Whether the request names the console's own host. The origins of shops run the scripts of every team, which could use
 * an operator's session.
 */
export function isConsoleHost({ consoleHost }: Configuration, { headers: { host = '' } }: FastifyRequest): boolean {
  return host.toLowerCase().replace(/:\d+$/, '') === consoleHost;
}
