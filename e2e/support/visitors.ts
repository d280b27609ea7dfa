import { createHash } from 'node:crypto';

/** One visitor's page: its release of the package, and its report token. */
export interface Visit {
  id: string;
  version: string;
  token: string;
}

export const visitorIds = (count: number): string[] =>
  Array.from({ length: count }, (_, i) => createHash('sha256').update(`visitor ${i}`).digest('base64url').slice(0, 22));

/** Loads `url` as the visitor does. */
export async function visitAs(id: string, url: string, name: string): Promise<Visit> {
  const html = await (await fetch(url, { headers: { cookie: `visitor=${id}` } })).text();
  const state = JSON.parse(/id="bootstrap">(.*?)<\/script>/s.exec(html)?.[1] ?? '{}');
  return { id, version: state.remotes[name].version, token: state.guard.token };
}

/** Sends a report of the visitor's page. */
export async function report(origin: string, { token }: Visit, events: object[]): Promise<number> {
  const headers = { 'content-type': 'application/json', origin };
  return (await fetch(`${origin}/reports`, { method: 'POST', headers, body: JSON.stringify({ token, events }) }))
    .status;
}

/** Runs `work` for each, `atOnce` at a time. Returns the results in order. */
export async function mapConcurrently<In, Out>(all: In[], work: (one: In) => Promise<Out>, atOnce = 8): Promise<Out[]> {
  const done: Out[] = [];
  let next = 0;
  const go = async () => {
    for (let i = next++; i < all.length; i = next++) done[i] = await work(all[i] as In);
  };
  await Promise.all(Array.from({ length: atOnce }, go));
  return done;
}
