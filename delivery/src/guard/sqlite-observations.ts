import type { Db } from '../registry/open-database';
import { type Arm, type Evidence, emptyArm, type Vital } from './evidence';
import type { Fault, Flag, Observation, ObservationStore, Tally } from './observation-store';
import { createSqliteOpinions } from './sqlite-opinions';

const flags: readonly Flag[] = [
  'disturbed',
  'expected',
  'alive',
  'mounted',
  'unloaded',
  'failed',
  'added',
  'stepped',
  'ordered',
];
const columnOf: Record<Vital, string> = { LCP: 'lcp', 'LCP (cold)': 'lcp_cold', INP: 'inp', CLS: 'cls' };
const vitals = Object.keys(columnOf) as Vital[];
const maxFaults = 50;
/** Visitors of one network who count in one step, in both arms together: a machine can make as many cookies as it likes. */
const maxOfNetwork = 5;

/** The page is alive but never mounted its own package within the time it has for it. */
const unmounted = '(expected = 1 AND alive = 1 AND mounted = 0 AND served <= @before)';
/** Another package failed on a page that shows this one. */
const isDisturbed = '(disturbed = 1 AND (expected = 1 OR mounted = 1))';
const hasFailed = `(unloaded = 1 OR failed = 1 OR ${isDisturbed} OR ${unmounted})`;
const hasMet = `(mounted = 1 OR unloaded = 1 OR failed = 1 OR ${isDisturbed} OR ${unmounted})`;
const isSettled = '(expected = 1 AND served <= @before)';

/** Observations and counts in the registry database of one machine. */
export function createSqliteObservations(db: Db): ObservationStore {
  return { ...observationQueries(db), ...tallyQueries(db), ...createSqliteOpinions(db) };
}

function observationQueries(db: Db) {
  const record = db.prepare(recordText());
  const recordAll = db.transaction((observations: Observation[]) => {
    for (const observation of observations) record.run(rowOf(observation));
  });
  const sums = db.prepare<object, Record<string, number> & { arm: 'canary' | 'stable' }>(sumsText);
  const loads = db.prepare<object, { isUnloaded: number; network: string }>(lastLoadsText);
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
        Object.assign(found[arm], loadsOf(loads.all({ name, span, before, arm })));
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

function loadsOf(rows: { isUnloaded: number; network: string }[]): Pick<Arm, 'lastLoads' | 'unloadedNetworks'> {
  const unloaded = rows.filter(({ isUnloaded }) => isUnloaded);
  return {
    lastLoads: rows.map(({ isUnloaded }) => Boolean(isUnloaded)),
    unloadedNetworks: new Set(unloaded.map(({ network }) => network)).size,
  };
}

/** Visitors of this machine count as of a network each. */
const ownNetwork = "CASE network WHEN '' THEN visitor ELSE network END";
const counted = (condition: string) => `(counted = 1 AND ${condition})`;
const sum = (condition: string, name: string) =>
  `coalesce(sum(CASE WHEN ${condition} THEN 1 ELSE 0 END), 0) AS ${name}`;
const sumsText = `SELECT arm, ${[
  sum(counted(hasMet), 'met'),
  sum(counted(hasFailed), 'failed'),
  `count(DISTINCT CASE WHEN ${counted(hasFailed)} THEN ${ownNetwork} END) AS failedNetworks`,
  sum('counted = 1', 'assigned'),
  sum('counted = 0', 'leftOut'),
  sum(`counted = 0 AND ${hasFailed}`, 'leftOutFailed'),
  sum(counted(isSettled), 'served'),
  sum(counted(`${isSettled} AND alive = 0`), 'silent'),
  sum(counted(`${hasMet} AND added = 1`), 'added'),
  sum(counted(`${hasMet} AND stepped = 1`), 'stepped'),
  sum(counted(`${hasMet} AND ordered = 1`), 'ordered'),
].join(', ')} FROM vote WHERE name = @name AND span = @span GROUP BY arm`;

const lastLoadsText = `SELECT unloaded = 1 OR ${unmounted} AS isUnloaded, ${ownNetwork} AS network FROM vote
  WHERE name = @name AND span = @span AND arm = @arm AND counted = 1 AND ${hasMet} ORDER BY coalesce(met, served) DESC LIMIT 20`;

const histogramText = (vital: Vital) => `SELECT arm, ${columnOf[vital]} AS bucket, count(*) AS count FROM vote
  WHERE name = @name AND span = @span AND counted = 1 AND ${columnOf[vital]} IS NOT NULL GROUP BY 1, 2`;

function recordText(): string {
  const columns = ['name', 'span', 'visitor', 'network', 'arm', 'served', 'met', ...flags, ...Object.values(columnOf)];
  const merged = [
    'met = coalesce(vote.met, excluded.met)',
    ...flags.map((flag) => `${flag} = max(vote.${flag}, excluded.${flag})`),
    ...Object.values(columnOf).map((column) => `${column} = coalesce(vote.${column}, excluded.${column})`),
  ];
  const isWithinWeight = `(@network = '' OR (SELECT count(*) FROM vote WHERE name = @name AND span = @span AND network = @network AND counted = 1) < ${maxOfNetwork})`;
  return `INSERT INTO vote (${columns.join(', ')}, counted) VALUES (${columns.map((column) => `@${column}`).join(', ')}, ${isWithinWeight})
    ON CONFLICT (name, span, visitor) DO UPDATE SET ${merged.join(', ')}`;
}

function rowOf(observation: Observation) {
  const isMet = observation.flags.mounted || observation.flags.unloaded || observation.flags.failed;
  return {
    name: observation.name,
    span: observation.span,
    visitor: observation.visitorKey,
    network: observation.network,
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
