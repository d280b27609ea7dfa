import { join } from 'node:path';
import { makeFolder } from '../../src/files/make-folder';
import { newsletterRoutes } from '../newsletter/newsletter-routes';
import { Bank } from './bank';
import { chaseRoutes } from './chase-routes';
import { clearentRoutes } from './clearent-routes';
import { globalRoutes } from './global-routes';
import { type Listening, type Serving, serveRoutes } from './http';
import { pageRoutes } from './pages';
import { paypalRoutes } from './paypal-routes';

export interface SandboxOptions extends Partial<Serving> {
  dataDir: string;
  /** Delivers a late result now; otherwise it arrives after twenty seconds. */
  whenLate?: (settle: () => void) => void;
}

/**
 * A sandbox for the payment and newsletter providers, on an origin of its own like the real ones. It logs nothing,
 * since a request may contain a card.
 */
export function createSandbox({
  dataDir,
  whenLate = (settle) => void setTimeout(settle, 20_000).unref(),
  dropMs = 2000,
}: SandboxOptions): Listening {
  makeFolder(dataDir);
  const bank = new Bank(join(dataDir, 'payment-sandbox.json'), whenLate);
  const routes = [
    ...pageRoutes(bank),
    ...paypalRoutes(bank),
    ...globalRoutes(bank),
    ...clearentRoutes(bank),
    ...chaseRoutes(bank),
    ...newsletterRoutes(),
  ];
  return serveRoutes(routes, { dropMs });
}
