import type { FastifyInstance } from 'fastify';
import type { GateEdge } from '../../gate/candidate-checks';
import { Refused } from '../../registry/refused';
import type { Revision } from '../../registry/state';
import { accessOf } from '../access/authorise';
import { compareReleases } from './compare';
import { embedsOf } from './embeds';
import { figuresOfPackage } from './figures';
import { mapOf, statusOf } from './status';

const maxHistory = 200;

interface Query {
  package?: string;
  hours?: string;
  from?: string;
  to?: string;
}

/** What every token may read. */
export function serveReading(app: FastifyInstance, edge: GateEdge): void {
  const { registry } = edge;
  const get = (path: string, read: (query: Query) => Promise<object>) =>
    app.get<{ Querystring: Query }>(`/operations/${path}`, async (request) => {
      await accessOf(edge, request);
      return read(request.query);
    });

  get('status', () => statusOf(edge));
  get('history', async (query) => ({
    revisions: await withCommits(edge, await registry.history(nameIn(query), maxHistory)),
  }));
  get('releases', async (query) => ({ releases: await registry.releases(nameIn(query)) }));
  get('figures', (query) => figuresOfPackage(edge, nameIn(query) ?? '', Number(query.hours ?? 48)));
  get('compare', ({ from = '', to = '', ...query }) => compareReleases(edge, nameIn(query) ?? '', from, to));
  get('embeds', async () => embedsOf(edge));
  get('pins', async () => ({ pins: await registry.pins(Date.now()) }));
  app.get<{ Params: { number: string } }>('/operations/revisions/:number', async (request) => {
    await accessOf(edge, request);
    const found = await registry.revision(Number(request.params.number) || 0);
    if (!found) throw new Refused(`There is no revision ${request.params.number}.`, 404);
    return mapOf(found);
  });
}

const nameIn = ({ package: name }: Query): string | undefined => name?.replaceAll('-', '_');

/** The revisions, each with the commit that its release was built from. */
async function withCommits({ registry }: GateEdge, revisions: Revision[]) {
  const published = new Map((await registry.releases()).map((one) => [`${one.name}@${one.version}`, one.commit]));
  return revisions.map((revision) => ({
    ...mapOf(revision),
    commit: published.get(`${revision.name}@${revision.version}`) ?? '',
  }));
}
