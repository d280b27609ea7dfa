import { useQuery } from '@tanstack/react-query';
import type { TokenStatus } from '../../src/operations/access/tokens';
import { CommandButton } from '../commands/command-button';
import { createTokenCommand, revokeCommand } from '../commands/token-commands';
import { useStatus } from '../queries';
import { get } from '../request';
import { type Column, DataTable } from '../ui/data-table';
import { PageTitle } from '../ui/page-title';
import { Failed, Loading } from '../ui/states';
import { TimeText } from '../ui/time-text';

const everyMs = 5000;

/** Who may do what, for operators. */
export function TokensPage() {
  const { data, error } = useQuery({
    queryKey: ['tokens'],
    queryFn: () => get<{ tokens: TokenStatus[] }>('tokens'),
    refetchInterval: everyMs,
  });
  const packages = (useStatus().data?.packages ?? []).map(({ name }) => name);
  return (
    <>
      <PageTitle title="Tokens">{data && <CommandButton command={createTokenCommand(packages)} />}</PageTitle>
      {!data && (error ? <Failed error={error} /> : <Loading />)}
      {data && (
        <DataTable
          caption="Newest first, revoked and expired ones included"
          columns={columns}
          rows={data.tokens}
          keyOf={({ name, created }) => `${name} ${created}`}
          empty="There are no tokens."
        />
      )}
    </>
  );
}

const columns: [Column<TokenStatus>, ...Column<TokenStatus>[]] = [
  { header: 'Name', cell: ({ name }) => name },
  { header: 'Good for', cell: ({ isOperator, scopes }) => (isOperator ? 'everything' : scopes.join(', ')) },
  { header: 'Packages', cell: ({ isOperator, packages }) => (isOperator ? 'all' : packages.join(', ')) },
  { header: 'Shop', cell: ({ shop }) => shop ?? 'all' },
  { header: 'Ends', cell: (token) => <EndText token={token} /> },
  { header: 'Last used', cell: ({ lastUsed }) => (lastUsed ? <TimeText time={lastUsed} /> : 'never') },
  {
    header: 'Commands',
    cell: ({ name, revoked }) => (revoked ? null : <CommandButton command={revokeCommand(name)} of={name} />),
  },
];

function EndText({ token: { revoked, expires } }: { token: TokenStatus }) {
  if (revoked)
    return (
      <>
        revoked <TimeText time={revoked} />
      </>
    );
  return expires ? <TimeText time={expires} /> : <>never</>;
}
