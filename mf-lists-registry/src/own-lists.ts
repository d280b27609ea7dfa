import { useCall } from '@bookfront/shared/api-client';
import { bus } from '@bookfront/shared/events';
import type { Reply } from '@bookfront/shared/schemas';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

const name = 'titlelist/getLists';

/** The visitor's own lists; asked anew where one of them changes. */
export function useOwnLists() {
  const query = useCall(name, {});
  const { refetch } = query;
  useEffect(() => bus.on('list:changed', () => void refetch()), [refetch]);
  return query;
}

/** Shows what a change has answered at once, wherever the lists stand. */
export function useKeepLists(): (reply: Reply<typeof name>) => void {
  const client = useQueryClient();
  return (reply) => keep(client, reply);
}

const keep = (client: QueryClient, { rows }: Reply<typeof name>) =>
  client.setQueryData([name, {}], { rows: rows.map((row) => ({ ...row, contains_eisbn: false })) });
