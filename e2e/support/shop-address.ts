import path from 'node:path';

/** The tests' shop. Each run creates its data again; it stays afterwards for inspection. */
export const PORT = Number(process.env.E2E_PORT ?? 4711);
export const DATA_DIR = path.join(import.meta.dirname, '../results/data');
/**
 * A longer limit than in production, since the browsers share the machine with the renderer; and no warming up, since
 * fifty shops are opened for a few pages each.
 */
export const rendering = { RENDER_SOFT_MS: '900', RENDER_WARM_UPS: '1' };
export const shopEnv = { ...process.env, ...rendering, PORT: String(PORT), DATA_DIR } as Record<string, string>;

/** `name`: a shop's webstore_name; the first shop is plain localhost. */
export const addressOf = (name?: string): string => `http://${name ? `${name}.` : ''}localhost:${PORT}`;
