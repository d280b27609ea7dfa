import { useId } from 'react';
import { Link, useParams, useSearchParams } from 'react-router-dom';
import type { Comparison, NamedChange } from '../../src/operations/reading/compare';
import { useComparison, useReleases } from '../queries';
import { type Column, DataTable } from '../ui/data-table';
import { formatDifference, formatKilobytes } from '../ui/format';
import { PageTitle } from '../ui/page-title';
import { Failed, Loading } from '../ui/states';
import { SizesTable } from './sizes-table';

/** Two releases of a package beside each other. */
export function ComparePage() {
  const { name = '' } = useParams();
  const [query, setQuery] = useSearchParams();
  const [from, to] = [query.get('from') ?? '', query.get('to') ?? ''];
  const { data, error, isFetching } = useComparison(name, from, to);
  const versions = (useReleases(name).data?.releases ?? []).map(({ version }) => version);
  const choose = (side: 'from' | 'to') => (version: string) =>
    setQuery({ from, to, [side]: version }, { replace: true });
  return (
    <>
      <PageTitle title={`Compare releases of ${name}`} />
      <p>
        <Link to={`/packages/${name}`}>Back to {name}</Link>
      </p>
      <VersionSelect label="From" value={from} versions={versions} onChange={choose('from')} />
      <VersionSelect label="To" value={to} versions={versions} onChange={choose('to')} />
      {data && <Differences comparison={data} />}
      {!data && error && <Failed error={error} />}
      {!data && isFetching && <Loading />}
    </>
  );
}

interface VersionSelectProps {
  label: string;
  value: string;
  versions: readonly string[];
  onChange: (version: string) => void;
}

function VersionSelect({ label, value, versions, onChange }: VersionSelectProps) {
  const id = useId();
  const known = versions.includes(value) ? versions : [value, ...versions];
  return (
    <p className="field inline">
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={(event) => onChange(event.target.value)}>
        {known.map((version) => (
          <option key={version} value={version}>
            {version || 'Choose a version'}
          </option>
        ))}
      </select>
    </p>
  );
}

function Differences({ comparison }: { comparison: Comparison }) {
  const { from, to, files, modules, exposes, embeds, contracts, shared } = comparison;
  return (
    <>
      <dl className="facts">
        {[from, to].map((side) => [
          <dt key={`${side.version} name`}>{side.version}</dt>,
          <dd key={side.version}>
            {formatKilobytes(side.bytes)} in all, {formatKilobytes(side.scripts)} of scripts; commit{' '}
            <code>{side.commit || 'unknown'}</code>
          </dd>,
        ])}
        <dt>Difference</dt>
        <dd>
          {formatDifference(to.bytes - from.bytes)}, scripts {formatDifference(to.scripts - from.scripts)}
        </dd>
      </dl>
      <SizesTable title="Files" caption="Compressed bytes by file, the largest difference first" changes={files} />
      <SizesTable title="Modules" caption="Bytes by source before compression, as far as maps tell" changes={modules} />
      <NamedTable title="Exposes" changes={exposes} />
      <NamedTable title="Embeds" changes={embeds} />
      <NamedTable title="Contracts" changes={contracts} />
      <NamedTable title="Shared modules" changes={shared} />
    </>
  );
}

const NamedTable = ({ title, changes }: { title: string; changes: readonly NamedChange[] }) => (
  <section>
    <h2>{title}</h2>
    <DataTable
      caption={`${title} that differ`}
      columns={namedColumns}
      rows={changes}
      keyOf={({ name }) => name}
      empty="No difference."
    />
  </section>
);

const namedColumns: [Column<NamedChange>, ...Column<NamedChange>[]] = [
  { header: 'Name', cell: ({ name }) => name },
  { header: 'From', cell: ({ from }) => from ?? '–' },
  { header: 'To', cell: ({ to }) => to ?? '–' },
];
