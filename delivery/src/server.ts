// The edge: serves every shop from the releases in its store.

import pino from 'pino';
import { buildApp } from './app';
import { readConfiguration } from './configuration/configuration';
import { secureDataFolder } from './configuration/data-folder';
import { createMetrics, reportRenders } from './edge/context/metrics';
import { prepareRenderer } from './edge/page/prepare-renderer';
import { openEdge } from './open-edge';
import { ensureOperatorToken } from './operations/access/tokens';
import { openArtifacts } from './releases/artifacts';
import { installSources } from './releases/install-sources';
import { hasNamespaces, startRenderer } from './renderer/client';

async function start(): Promise<void> {
  const configuration = readConfiguration(process.env);
  const logger = pino({ level: process.env.LOG_LEVEL ?? 'warn', name: 'edge' });
  secureDataFolder(configuration.dataDir, (line) => logger.warn(line));
  const store = openArtifacts(configuration.dataDir);
  const metrics = createMetrics();
  if (!hasNamespaces())
    logger.warn(
      'This system grants no user namespaces: only patched modules keep the renderer off the network (ADR 17).',
    );
  const renderer = startRenderer({
    programs: configuration.programs,
    releases: store.root,
    softMs: configuration.renderSoftMs,
    warmUps: configuration.renderWarmUps,
    onReport: reportRenders(metrics, logger),
  });
  const edge = await openEdge(configuration, { renderer, store, metrics, logger });
  await installSources(edge, configuration.sources, logger, configuration.startSteps);
  await ensureOperatorToken(edge.registry, configuration.dataDir);
  const app = await buildApp(edge, logger);

  const stop = () => {
    renderer.close();
    void app
      .close()
      .then(edge.close)
      .finally(() => process.exit(0));
  };
  process.on('SIGTERM', stop).on('SIGINT', stop).on('disconnect', stop);
  await prepareRenderer(edge);
  await app.listen({ port: configuration.port, host: configuration.host });
  process.send?.('ready');
}

void start().catch((error: Error & { code?: string }) => {
  process.stderr.write(
    `${error.code === 'EADDRINUSE' ? 'The port is taken. Choose another with PORT=…' : (error.stack ?? error.message)}\n`,
  );
  process.exit(1);
});
