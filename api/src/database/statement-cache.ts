import type SqliteDatabase from 'better-sqlite3';
import type { SqliteDatabase as Connection, SqliteStatement } from 'kysely';
import { LRUCache } from 'lru-cache';

const maxStatements = 200;
/** Longer ones are lists of values, which rarely come again. */
const maxLength = 4000;

/** A connection that prepares each statement once: to prepare one takes longer than to run it. */
export function withStatementCache(sqlite: SqliteDatabase.Database): Connection {
  const statements = new LRUCache<string, SqliteStatement>({ max: maxStatements });
  return {
    prepare: (sql) => {
      const cached = statements.get(sql);
      if (cached) return cached;
      const statement = sqlite.prepare(sql) as SqliteStatement;
      if (sql.length <= maxLength) statements.set(sql, statement);
      return statement;
    },
    close: () => {
      statements.clear();
      sqlite.close();
    },
  };
}
