import type { Db } from '../registry/open-database';
import { type Evidence, emptyArm, type Vital } from './evidence';
import type { Fault, Flag, Observation, ObservationStore, Tally } from './observation-store';

const flags: readonly Flag[] = ['expected', 'alive', 'mounted', 'unloaded', 'failed', 'added', 'stepped', 'ordered'];
const columnOf: Record<Vital, string> = { LCP: 'lcp', INP: 'inp', CLS: 'cls' };
const vitals = Object.keys(columnOf) as Vital[];
const maxFaults = 50;

/** The page is alive but never mounted its own package within the time it has for it. */
const unmounted = '(expected = 1 AND alive = 1 AND mounted = 0 AND served <= @before)';
const hasMet = `(mounted = 1 OR unloaded = 1 OR failed = 1 OR ${unmounted})`;
const isSettled = '(expected = 1 AND served <= @before)';

/** Observations and counts in the registry database of one machine. */
export function createSqliteObservations(db: Db): ObservationStore {
  return { ...observationQueries(db), ...tallyQueries(db) };
}

function observationQueries(db: Db) {
  const record = db.prepare(recordText());
  const recordAll = db.transaction((observations: Observation[]) => {
    for (const observation of observations) record.run(rowOf(observation));
  });
  const sums = db.prepare<object, Record<string, number> & { arm: 'canary' | 'stable' }>(sumsText);
  const loads = db.prepare<object, number>(lastLoadsText).pluck();
  const histograms = vitals.map((vital) => ({
    vital,
    read: db.prepare<object, { arm: 'canary' | 'stable'; bucket: number; count: number }>(histogramText(vital)),
  }));
  const spans = db.prepare<[], { name: string; span: number }>('SELECT DISTINCT name, span FROM vote');
  const drop = db.prepare('DELETE FROM vote WHERE name = ? AND span = ?');
  const setFlagQueries = Object.fromEntries(
    flags.map((flag) => [flag, db.prepare(`UPDATE vote SET ${flag} = 1 WHERE visitor = ?`)]),
  );

  return {
    record: async (observations: Observation[]) => recordAll(observations),
    setFlag: async (visitorKey: string, flag: Flag) => void setFlagQueries[flag]?.run(visitorKey),
    async evidence(name: string, span: number, before: number): Promise<Evidence> {
      const found = { canary: emptyArm(), stable: emptyArm() };
      for (const { arm, ...counts } of sums.all({ name, span, before })) Object.assign(found[arm], counts);
      for (const arm of ['canary', 'stable'] as const)
        found[arm].lastLoads = loads.all({ name, span, before, arm }).map(Boolean);
      for (const { vital, read } of histograms)
        for (const { arm, bucket, count } of read.all({ name, span })) found[arm].vitals[vital][bucket] = count;
      return found;
    },
    async retainOnly(wanted: { name: string; span: number }[]) {
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

const lastLoadsText = `SELECT unloaded = 1 OR ${unmounted} FROM vote
  WHERE name = @name AND span = @span AND arm = @arm AND ${hasMet} ORDER BY coalesce(met, served) DESC LIMIT 20`;

const histogramText = (vital: Vital) => `SELECT arm, ${columnOf[vital]} AS bucket, count(*) AS count FROM vote
  WHERE name = @name AND span = @span AND ${columnOf[vital]} IS NOT NULL GROUP BY 1, 2`;

function recordText(): string {
  const columns = ['name', 'span', 'visitor', 'arm', 'served', 'met', ...flags, ...Object.values(columnOf)];
  const merged = [
    'met = coalesce(vote.met, excluded.met)',
    ...flags.map((flag) => `${flag} = max(vote.${flag}, excluded.${flag})`),
    ...Object.values(columnOf).map((column) => `${column} = coalesce(vote.${column}, excluded.${column})`),
  ];
  return `INSERT INTO vote (${columns.join(', ')}) VALUES (${columns.map((column) => `@${column}`).join(', ')})
    ON CONFLICT (name, span, visitor) DO UPDATE SET ${merged.join(', ')}`;
}

function rowOf(observation: Observation) {
  const isMet = observation.flags.mounted || observation.flags.unloaded || observation.flags.failed;
  return {
    name: observation.name,
    span: observation.span,
    visitor: observation.visitorKey,
    arm: observation.arm,
    served: observation.at,
    met: isMet ? observation.at : null,
    ...Object.fromEntries(flags.map((flag) => [flag, observation.flags[flag] ? 1 : 0])),
    ...Object.fromEntries(vitals.map((vital) => [columnOf[vital], observation.vitals[vital] ?? null])),
  };
}

function tallyQueries(db: Db) {
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
