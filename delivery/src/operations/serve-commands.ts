import type { FastifyInstance } from 'fastify';
import type { GateEdge } from '../gate/candidate-checks';
import type { Access } from '../registry/access';
import { prune } from '../releases/prune';
import type { Started } from './command';
import { createCommands } from './commands';
import { payloads } from './payloads';
import { readCommand } from './read-command';
import { mapOf } from './reading/status';

/** The commands that change who gets which release. */
export function serveCommands(app: FastifyInstance, edge: GateEdge): void {
  const commands = createCommands(edge);

  app.post('/operations/canary', async (request) => {
    const { access, payload } = await readCommand(edge, request, payloads.canary, 'canary');
    const { version, to, steps, soakMs, deadlineMs, only, group, force } = payload;
    const plan = { version, to, steps, soakMs, deadlineMs, only, group, force };
    return startedOf(await commands.canary({ ...common(access, payload), ...plan }));
  });
  app.post('/operations/promote', async (request) => {
    const { access, payload } = await readCommand(edge, request, payloads.promote, 'promote');
    return startedOf(
      await commands.promote({ ...common(access, payload), version: payload.version, force: payload.force }),
    );
  });
  app.post('/operations/rollback', async (request) => {
    const { access, payload } = await readCommand(edge, request, payloads.rollback, 'rollback');
    return mapOf(await commands.rollback({ ...common(access, payload), version: payload.version }));
  });
  for (const command of ['pause', 'resume'] as const)
    app.post(`/operations/${command}`, async (request) => {
      const { access, payload } = await readCommand(edge, request, payloads[command], 'canary');
      return mapOf(await commands[command](common(access, payload)));
    });
  app.post('/operations/prune', async (request) => {
    const { payload } = await readCommand(edge, request, payloads.prune, 'publish');
    return { dropped: await prune(edge, payload.package) };
  });
}

const startedOf = ({ revision, warning }: Started) => ({ ...mapOf(revision), ...(warning ? { warning } : {}) });

const common = (access: Access, payload: { package: string; reason: string }) => ({
  name: payload.package,
  access,
  reason: payload.reason,
});
