import { scopes } from './access';
import type { Db } from './open-database';
import type { Trust } from './trust';

interface TrustRow {
  name: string;
  issuer: string;
  audience: string;
  claims: string;
  packages: string;
  scopes: string;
  shop: string | null;
  minutes: number;
  created: number;
}

export function trustOf(db: Db) {
  const add = db.prepare(
    `INSERT INTO trust VALUES (@name, @issuer, @audience, @claims, @packages, @scopes, @shop, @minutes, @created)
      ON CONFLICT DO NOTHING`,
  );
  const all = db.prepare<[], TrustRow>('SELECT * FROM trust ORDER BY name');
  const remove = db.prepare('DELETE FROM trust WHERE name = ?');
  const forget = db.prepare('DELETE FROM used_identity WHERE until < ?');
  const use = db.prepare('INSERT INTO used_identity VALUES (?, ?) ON CONFLICT DO NOTHING');
  return {
    addTrust: async (trust: Trust) => add.run(rowOf(trust)).changes === 1,
    trusts: async () => all.all().map(toTrust),
    removeTrust: async (name: string) => remove.run(name).changes === 1,
    useIdentity: async (hash: string, until: number) => {
      forget.run(Date.now());
      return use.run(hash, until).changes === 1;
    },
  };
}

const rowOf = ({ claims, packages, scopes: given, shop, ...rest }: Trust) => ({
  ...rest,
  claims: JSON.stringify(claims),
  packages: packages.join(','),
  scopes: given.join(','),
  shop: shop ?? null,
});

function toTrust({ claims, packages, scopes: given, shop, ...rest }: TrustRow): Trust {
  const named = given.split(',');
  return {
    ...rest,
    claims: JSON.parse(claims) as Record<string, string>,
    packages: packages.split(','),
    scopes: scopes.filter((scope) => named.includes(scope)),
    ...(shop === null ? {} : { shop }),
  };
}
