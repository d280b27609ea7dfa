import type { FastifyInstance } from 'fastify';
import type { GateEdge } from '../gate/candidate-checks';
import { Refused } from '../registry/refused';
import { accessOf, requireOperator } from './access/authorise';
import { createTeamToken, describeAccess } from './access/tokens';
import { payloads, tokenPayloads } from './payloads';
import { readOperatorCommand } from './read-command';

/** What an operator alone does: tokens, and the budgets of packages. */
export function serveAdministration(app: FastifyInstance, edge: GateEdge): void {
  const { registry } = edge;
  app.get('/operations/tokens', async (request) => {
    requireOperator(await accessOf(edge, request));
    return { tokens: (await registry.tokens()).map(describeAccess) };
  });
  app.post('/operations/tokens', async (request) => {
    const { payload } = await readOperatorCommand(edge, request, tokenPayloads.create);
    return createTeamToken(registry, payload);
  });
  app.post('/operations/tokens/revoke', async (request) => {
    const { payload } = await readOperatorCommand(edge, request, tokenPayloads.revoke);
    if (!(await registry.revokeToken(payload.name, Date.now())))
      throw new Refused(`There is no token ${payload.name} in force. pnpm release token list shows them.`, 404);
    return { name: payload.name };
  });
  app.post('/operations/budget', async (request) => {
    const { payload } = await readOperatorCommand(edge, request, payloads.budget);
    const { package: name, scripts, others } = payload;
    const before = await registry.budget(name);
    const budget = { scripts: scripts ?? before.scripts, others: others ?? before.others };
    await registry.setBudget(name, budget);
    return { package: name, ...budget };
  });
}
