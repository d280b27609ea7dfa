import type { Db } from '../registry/open-database';
import { type Evidence, emptyArm, type Vital } from './evidence';
import type { Fault, Mark, Tally, Vote, VoteStore } from './votes';

const marks: readonly Mark[] = ['expected', 'alive', 'mounted', 'unloaded', 'failed', 'added', 'stepped', 'ordered'];
const columnOf: Record<Vital, string> = { LCP: 'lcp', INP: 'inp', CLS: 'cls' };
const vitals = Object.keys(columnOf) as Vital[];
const maxFaults = 50;

/** A page that lives but never mounted what it was sent for; the page's own time limit is long over. */
const unmounted = '(expected = 1 AND alive = 1 AND mounted = 0 AND served <= @before)';
const hasMet = `(mounted = 1 OR unloaded = 1 OR failed = 1 OR ${unmounted})`;
const isSettled = '(expected = 1 AND served <= @before)';

/** Votes and counts beside the registry of one machine. */
export function createSqliteVotes(db: Db): VoteStore {
  return { ...votesOf(db), ...talliesOf(db) };
}

function votesOf(db: Db) {
  const cast = db.prepare(castText());
  const castAll = db.transaction((votes: Vote[]) => {
    for (const vote of votes) cast.run(rowOf(vote));
  });
  const sums = db.prepare<object, Record<string, number> & { arm: 'canary' | 'stable' }>(sumsText);
  const loads = db
    .prepare<object, number>(
      `SELECT unloaded = 1 OR ${unmounted} FROM vote WHERE name = @name AND span = @span AND arm = @arm AND ${hasMet} ORDER BY coalesce(met, served) DESC LIMIT 20`,
    )
    .pluck();
  const histograms = vitals.map((vital) => ({
    vital,
    read: db.prepare<object, { arm: 'canary' | 'stable'; bucket: number; count: number }>(
      `SELECT arm, ${columnOf[vital]} AS bucket, count(*) AS count FROM vote WHERE name = @name AND span = @span AND ${columnOf[vital]} IS NOT NULL GROUP BY 1, 2`,
    ),
  }));
  const spans = db.prepare<[], { name: string; span: number }>('SELECT DISTINCT name, span FROM vote');
  const drop = db.prepare('DELETE FROM vote WHERE name = ? AND span = ?');
  const markText = Object.fromEntries(
    marks.map((mark) => [mark, db.prepare(`UPDATE vote SET ${mark} = 1 WHERE visitor = ?`)]),
  );

  return {
    cast: async (votes: Vote[]) => castAll(votes),
    mark: async (voter: string, mark: Mark) => void markText[mark]?.run(voter),
    async evidence(name: string, span: number, before: number): Promise<Evidence> {
      const found = { canary: emptyArm(), stable: emptyArm() };
      for (const { arm, ...counts } of sums.all({ name, span, before })) Object.assign(found[arm], counts);
      for (const arm of ['canary', 'stable'] as const)
        found[arm].lastLoads = loads.all({ name, span, before, arm }).map(Boolean);
      for (const { vital, read } of histograms)
        for (const { arm, bucket, count } of read.all({ name, span })) found[arm].vitals[vital][bucket] = count;
      return found;
    },
    async keepOnly(wanted: { name: string; span: number }[]) {
      const isWanted = (one: { name: string; span: number }) =>
        wanted.some(({ name, span }) => name === one.name && span === one.span);
      for (const one of spans.all()) if (!isWanted(one)) drop.run(one.name, one.span);
    },
  };
}

const sum = (condition: string, name: string) =>
  `coalesce(sum(CASE WHEN ${condition} THEN 1 ELSE 0 END), 0) AS ${name}`;
const sumsText = `SELECT arm, ${[
  sum(hasMet, 'met'),
  sum(`unloaded = 1 OR failed = 1 OR ${unmounted}`, 'failed'),
  sum(isSettled, 'served'),
  sum(`${isSettled} AND alive = 0`, 'silent'),
  sum(`${hasMet} AND added = 1`, 'added'),
  sum(`${hasMet} AND stepped = 1`, 'stepped'),
  sum(`${hasMet} AND ordered = 1`, 'ordered'),
].join(', ')} FROM vote WHERE name = @name AND span = @span GROUP BY arm`;

function castText(): string {
  const columns = ['name', 'span', 'visitor', 'arm', 'served', 'met', ...marks, ...Object.values(columnOf)];
  const merged = [
    'met = coalesce(vote.met, excluded.met)',
    ...marks.map((mark) => `${mark} = max(vote.${mark}, excluded.${mark})`),
    ...Object.values(columnOf).map((column) => `${column} = coalesce(vote.${column}, excluded.${column})`),
  ];
  return `INSERT INTO vote (${columns.join(', ')}) VALUES (${columns.map((column) => `@${column}`).join(', ')})
    ON CONFLICT (name, span, visitor) DO UPDATE SET ${merged.join(', ')}`;
}

function rowOf(vote: Vote) {
  const isMet = vote.marks.mounted || vote.marks.unloaded || vote.marks.failed;
  return {
    name: vote.name,
    span: vote.span,
    visitor: vote.voter,
    arm: vote.arm,
    served: vote.at,
    met: isMet ? vote.at : null,
    ...Object.fromEntries(marks.map((mark) => [mark, vote.marks[mark] ? 1 : 0])),
    ...Object.fromEntries(vitals.map((vital) => [columnOf[vital], vote.vitals[vital] ?? null])),
  };
}

function talliesOf(db: Db) {
  const add = db.prepare(
    'INSERT INTO tally VALUES (?, ?, ?, ?) ON CONFLICT DO UPDATE SET count = count + excluded.count',
  );
  const addFault = db.prepare(
    `INSERT INTO fault SELECT @release, @kind, @message, @count WHERE (SELECT count(*) FROM fault WHERE release = @release) < ${maxFaults}
      OR EXISTS (SELECT 1 FROM fault WHERE release = @release AND kind = @kind AND message = @message) ON CONFLICT DO UPDATE SET count = count + excluded.count`,
  );
  const read = db.prepare<[string, number], Tally>('SELECT * FROM tally WHERE release = ? AND hour >= ? ORDER BY hour');
  const faults = db.prepare<[string], Fault>('SELECT * FROM fault WHERE release = ? ORDER BY count DESC LIMIT 10');
  const addAll = db.transaction((tallies: Tally[], more: Fault[]) => {
    for (const { release, hour, event, count } of tallies) add.run(release, hour, event, count);
    for (const fault of more) addFault.run(fault);
  });
  return {
    count: async (tallies: Tally[], more: Fault[]) => addAll(tallies, more),
    tallies: async (release: string, sinceHour: number) => read.all(release, sinceHour),
    faults: async (release: string) => faults.all(release),
  };
}
