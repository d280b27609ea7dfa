import type { KyselyPlugin } from 'kysely';
import type { Db } from '../src/database/open';

/** Wraps a database to count its queries. */
export function countStatements(db: Db): { db: Db; statements: () => number } {
  let count = 0;
  const counter: KyselyPlugin = {
    transformQuery: ({ node }) => {
      count++;
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  return { db: db.withPlugin(counter), statements: () => count };
}
