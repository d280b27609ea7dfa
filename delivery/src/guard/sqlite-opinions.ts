import type { Db } from '../registry/open-database';
import type { Opinion, OpinionStore } from './opinions';

interface OpinionRow {
  name: string;
  span: number;
  visitors: number;
  outcome: Opinion['outcome'];
  wait: Opinion['wait'] | '';
  time: number;
  reason: string;
  figures: string;
}

const maxOfPackage = 500;

/** The guard's opinions in the registry database of one machine: the newest of each package. */
export function createSqliteOpinions(db: Db): OpinionStore {
  const known = db.prepare<object, number>(
    'SELECT 1 FROM opinion WHERE name = @name AND span = @span AND outcome = @outcome AND wait = @wait LIMIT 1',
  );
  const insert = db.prepare(
    `INSERT INTO opinion VALUES (@name, @span, @visitors, @outcome, @wait, @time, @reason, @figures)
      ON CONFLICT DO NOTHING`,
  );
  const drop = db.prepare(
    `DELETE FROM opinion WHERE name = @name
      AND time < (SELECT time FROM opinion WHERE name = @name ORDER BY time DESC LIMIT 1 OFFSET ${maxOfPackage - 1})`,
  );
  const read = db.prepare<[string, number], OpinionRow>(
    'SELECT * FROM opinion WHERE name = ? ORDER BY time DESC LIMIT ?',
  );
  const record = db.transaction((row: OpinionRow): boolean => {
    const isFirst = known.get(row) === undefined;
    insert.run(row);
    drop.run(row);
    return isFirst;
  });
  return {
    recordOpinion: async (opinion) =>
      record.immediate({ ...opinion, wait: opinion.wait ?? '', figures: JSON.stringify(opinion.figures) }),
    opinions: async (name, limit) => read.all(name, limit).map(toOpinion),
  };
}

const toOpinion = ({ wait, figures, ...row }: OpinionRow): Opinion => ({
  ...row,
  ...(wait ? { wait } : {}),
  figures: JSON.parse(figures),
});
