import path from 'node:path';

/**
 * Where the tests' shop is served; its data is made afresh by each run's first start and kept for a look afterwards.
 */
export const PORT = Number(process.env.E2E_PORT ?? 4711);
export const DATA_DIR = path.join(import.meta.dirname, '../results/data');
/** Browsers share the machine with the shop here: the renderer gets longer than a shopper would be made to wait. */
export const longRenderLimit = { RENDER_SOFT_MS: '900' };
export const shopEnv = { ...process.env, ...longRenderLimit, PORT: String(PORT), DATA_DIR } as Record<string, string>;

/** `name`: a shop's webstore_name; the first shop is plain localhost. */
export const addressOf = (name?: string): string => `http://${name ? `${name}.` : ''}localhost:${PORT}`;
