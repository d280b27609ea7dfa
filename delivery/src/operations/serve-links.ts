import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { GateEdge } from '../gate/candidate-checks';
import { Refused } from '../registry/refused';
import { type DevLink, linkHours, type PinLink } from '../tester-links/testers';
import { requireOperator } from './access/authorise';
import { isConsoleHost } from './access/console-host';
import { payloads } from './payloads';
import { readCommand, readOperatorCommand } from './read-command';

/** Links for testers: a team shows its own releases, and an operator also a dev server's remote. */
export function serveLinks(app: FastifyInstance, edge: GateEdge): void {
  app.post('/operations/pin', async (request) => {
    const { access, payload } = await readCommand(edge, request, payloads.pin);
    const { package: name, version } = payload;
    const isWithdrawn = edge.current.get().state[name]?.withdrawn.includes(version) ?? false;
    if (isWithdrawn) requireOperator(access);
    if (!edge.store.get(name, version)) throw new Refused(`There is no release ${name} ${version}.`, 404);
    const link: PinLink = { name, version, until: linkExpiry(), ...(isWithdrawn ? { isWithdrawn } : {}) };
    const host = hostOfShop(edge, request, payload.host);
    await edge.registry.addPin(name, version, link.until);
    return {
      link: linkTo(request.protocol, host, 'release', `${name}@${version}`, edge.signer.sign('pin', link)),
      until: new Date(link.until).toISOString(),
      ...(isWithdrawn
        ? { warning: `${name} ${version} was rolled back: give the link only to who looks into it.` }
        : {}),
    };
  });
  app.post('/operations/dev', async (request) => {
    const { payload } = await readOperatorCommand(edge, request, payloads.dev);
    const link: DevLink = { name: payload.package, port: payload.port, until: linkExpiry() };
    return {
      link: linkTo(
        request.protocol,
        hostOfShop(edge, request),
        'dev',
        `${link.name}@${link.port}`,
        edge.signer.sign('dev', link),
      ),
      until: new Date(link.until).toISOString(),
    };
  });
}

const linkExpiry = () => Date.now() + linkHours * 3600_000;
const linkTo = (protocol: string, host: string, kind: string, what: string, pass: string) =>
  `${protocol}://${host}/?${kind}=${encodeURIComponent(what)}&pass=${pass}`;

/** The host of the shop that a link opens. The console has none of its own. */
function hostOfShop({ configuration, shops }: GateEdge, request: FastifyRequest, wanted?: string): string {
  const hosts = shops.hosts();
  if (wanted !== undefined && !hosts.includes(wanted))
    throw new Refused(`The edge knows no shop at ${wanted}. A shop is known once one of its pages was opened.`, 422);
  const host = wanted ?? (isConsoleHost(configuration, request) ? hosts[0] : request.headers.host);
  if (!host) throw new Refused('The edge knows no shop yet. Open a page of the shop, then make the link.', 409);
  return host;
}
