import path from 'node:path';

/** The tests' shop. Each run creates its data again; it stays afterwards for inspection. */
export const PORT = Number(process.env.E2E_PORT ?? 4711);
export const DATA_DIR = path.join(import.meta.dirname, '../results/data');
/** A longer limit than in production, since the browsers share the machine with the renderer. */
export const longRenderLimit = { RENDER_SOFT_MS: '900' };
export const shopEnv = { ...process.env, ...longRenderLimit, PORT: String(PORT), DATA_DIR } as Record<string, string>;

/** `name`: a shop's webstore_name; the first shop is plain localhost. */
export const addressOf = (name?: string): string => `http://${name ? `${name}.` : ''}localhost:${PORT}`;
