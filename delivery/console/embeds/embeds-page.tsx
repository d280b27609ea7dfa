import type { Embed } from '../../src/operations/reading/embeds';
import { useEmbeds } from '../queries';
import { type Column, DataTable } from '../ui/data-table';
import { PackageLink } from '../ui/package-link';
import { PageTitle } from '../ui/page-title';
import { Failed, Loading } from '../ui/states';
import { EmbedGraphic } from './embed-graphic';

/** Who shows parts of whom, by the live releases' own words. */
export function EmbedsPage() {
  const { data, error } = useEmbeds();
  return (
    <>
      <PageTitle title="Embeds" />
      {!data && (error ? <Failed error={error} /> : <Loading />)}
      {data && (
        <>
          <EmbedGraphic graph={data} />
          <DataTable
            caption="Each part that one package shows of another"
            columns={columns}
            rows={data.embeds}
            keyOf={({ from, id }) => `${from} ${id}`}
            empty="No package embeds another."
          />
        </>
      )}
    </>
  );
}

const columns: [Column<Embed>, ...Column<Embed>[]] = [
  { header: 'Package', cell: ({ from }) => <PackageLink name={from} /> },
  { header: 'Shows', cell: ({ id }) => id },
  { header: 'Loaded', cell: ({ isOnDemand }) => (isOnDemand ? 'on demand' : 'at once') },
  { header: 'Contract built for', cell: ({ required }) => required },
  { header: 'Contract provided', cell: ({ provided }) => provided ?? 'not provided' },
];
