import type { FastifyInstance } from 'fastify';
import type { GateEdge } from '../gate/candidate-checks';
import { createIdentityCheck } from '../identity';
import { Refused } from '../registry/refused';
import { accessOf, requireOperator } from './access/authorise';
import { createLoginLimits } from './access/login-limits';
import { createShortToken } from './access/tokens';
import { trustPayloads } from './payloads';
import { readOperatorCommand, readPayload } from './read-command';

/** Which build servers the shop trusts, an operator's business; and the exchange, which their builds ask for. */
export function serveTrust(app: FastifyInstance, edge: GateEdge): void {
  const { registry } = edge;
  app.get('/operations/trust', async (request) => {
    requireOperator(await accessOf(edge, request));
    return { trusts: await registry.trusts() };
  });
  app.post('/operations/trust', async (request) => {
    const { payload } = await readOperatorCommand(edge, request, trustPayloads.add);
    const { shop, ...given } = payload;
    const trust = { ...given, ...(shop === undefined ? {} : { shop }), created: Date.now() };
    if (!(await registry.addTrust(trust)))
      throw new Refused(`There is a trust ${trust.name} already. Choose another name, or remove that one first.`);
    return trust;
  });
  app.post('/operations/trust/remove', async (request) => {
    const { payload } = await readOperatorCommand(edge, request, trustPayloads.remove);
    if (!(await registry.removeTrust(payload.name)))
      throw new Refused(`There is no trust ${payload.name}. pnpm release trust list shows them.`, 404);
    return payload;
  });

  const checkIdentity = createIdentityCheck(registry);
  const limits = createLoginLimits();
  app.post('/operations/exchange', async (request) => {
    if (!limits.allows(request.ip)) throw new Refused('Too many tokens were refused. Wait ten minutes.', 429);
    const { token } = readPayload(request, trustPayloads.exchange);
    try {
      const { trust, subject } = await checkIdentity(token);
      return await createShortToken(registry, trust, subject);
    } catch (error) {
      limits.failed(request.ip);
      throw error;
    }
  });
}
