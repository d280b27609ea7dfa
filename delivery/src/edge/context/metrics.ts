import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { Counter, collectDefaultMetrics, Registry } from 'prom-client';
import { notFound, refuse } from '../../http/failures';
import { isLocal } from '../../http/local';
import type { WebhookOutcome } from '../../notifications/webhooks';
import type { Report } from '../../renderer/messages';

/** Counts sent pages, renders, refused releases and webhooks, for Prometheus. */
export function createMetrics() {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const pages = new Counter({
    name: 'bookfront_pages_total',
    help: 'Pages sent, by status and whether they carried markup',
    labelNames: ['status', 'markup'],
    registers: [registry],
  });
  const renders = new Counter({
    name: 'bookfront_render_total',
    help: 'Renders by release and outcome: rendered, skipped, soft, hard, errors',
    labelNames: ['release', 'outcome'],
    registers: [registry],
  });
  const refusals = new Counter({
    name: 'bookfront_gate_refusals_total',
    help: 'Releases that the gate refused, by package',
    labelNames: ['package'],
    registers: [registry],
  });
  const webhooks = new Counter({
    name: 'bookfront_webhooks_total',
    help: 'Webhooks by outcome: sent, failed, dropped',
    labelNames: ['outcome'],
    registers: [registry],
  });
  return {
    registry,
    refusal: (name: string) => refusals.inc({ package: name }),
    webhook: (outcome: WebhookOutcome) => webhooks.inc({ outcome }),
    page: (status: number, hasMarkup: boolean) => pages.inc({ status, markup: hasMarkup ? 'yes' : 'no' }),
    render: ({ release, outcome }: Report) => renders.inc({ release, outcome }),
  };
}
export type Metrics = ReturnType<typeof createMetrics>;

/** GET /metrics, for requests from this machine only. */
export function serveMetrics(app: FastifyInstance, metrics: Metrics): void {
  app.get('/metrics', async (request, reply) => {
    if (!isLocal(request)) return refuse(request, reply, notFound);
    return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics());
  });
}

const maxLogged = 500;

/** Counts the renderer's reports, and logs each different failure once. */
export function reportRenders(metrics: Metrics, logger: Logger): (report: Report) => void {
  const logged = new Set<string>();
  return (report) => {
    metrics.render(report);
    const { release, outcome, detail } = report;
    const key = `${release} ${outcome} ${detail}`;
    if (outcome === 'rendered' || outcome === 'soft' || logged.has(key) || logged.size > maxLogged) return;
    logged.add(key);
    logger.warn({ release, outcome, detail }, 'a release could not be drawn on the server');
  };
}
