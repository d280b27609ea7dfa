import { type Access, scopes } from './access';
import type { Db } from './open-database';

interface TokenRow {
  hash: string;
  name: string;
  is_operator: number;
  scopes: string;
  packages: string;
  shop: string | null;
  created: number;
  expires: number | null;
  last_used: number | null;
  revoked: number | null;
}

/** The last use of a token is stored once a minute, so that a command doesn't cost a write. */
const useMs = 60_000;

export function accessOf(db: Db) {
  const add = db.prepare(
    `INSERT INTO access VALUES (@hash, @name, @is_operator, @scopes, @packages, @shop, @created, @expires, NULL, NULL)
      ON CONFLICT DO NOTHING`,
  );
  const one = db.prepare<[string], TokenRow>('SELECT * FROM access WHERE hash = ?');
  const all = db.prepare<[], TokenRow>('SELECT * FROM access ORDER BY created DESC, name');
  const use = db.prepare('UPDATE access SET last_used = @now WHERE hash = @hash AND coalesce(last_used, 0) < @before');
  const revoke = db.prepare('UPDATE access SET revoked = ? WHERE name = ? AND revoked IS NULL');
  return {
    addToken: async (hash: string, access: Access) => add.run(rowOf(hash, access)).changes === 1,
    access: async (hash: string) => {
      const row = one.get(hash);
      return row && toAccess(row);
    },
    tokens: async () => all.all().map(toAccess),
    useToken: async (hash: string, now: number) => void use.run({ hash, now, before: now - useMs }),
    revokeToken: async (name: string, now: number) => revoke.run(now, name).changes === 1,
  };
}

function rowOf(hash: string, { name, isOperator, scopes: given, packages, shop, created, expires }: Access) {
  return {
    ...{ hash, name, created, is_operator: isOperator ? 1 : 0 },
    ...{ scopes: given.join(','), packages: packages.join(',') },
    ...{ shop: shop ?? null, expires: expires ?? null },
  };
}

function toAccess(row: TokenRow): Access {
  const given = row.scopes.split(',');
  return {
    name: row.name,
    isOperator: row.is_operator === 1,
    scopes: scopes.filter((scope) => given.includes(scope)),
    packages: row.packages.split(',').filter(Boolean),
    created: row.created,
    ...(row.shop === null ? {} : { shop: row.shop }),
    ...(row.expires === null ? {} : { expires: row.expires }),
    ...(row.last_used === null ? {} : { lastUsed: row.last_used }),
    ...(row.revoked === null ? {} : { revoked: row.revoked }),
  };
}
