import { useFirstCall } from '@bookfront/shared/api-client';
import type { Reply } from '@bookfront/shared/schemas';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

const name = 'titlelist/getLists';

/**
 * The visitor's own lists. Their counts follow what hearts and dialogs elsewhere change: asked again when next seen.
 */
export function useOwnLists() {
  const client = useQueryClient();
  useEffect(() => () => void client.invalidateQueries({ queryKey: [name], refetchType: 'none' }), [client]);
  return useFirstCall('own-lists');
}

/** Puts the lists that a change has answered into the query cache, so that every place shows them at once. */
export function useCacheLists(): (reply: Reply<typeof name>) => void {
  const client = useQueryClient();
  return (reply) => cache(client, reply);
}

const cache = (client: QueryClient, { rows }: Reply<typeof name>) =>
  client.setQueryData([name, {}], { rows: rows.map((row) => ({ ...row, contains_eisbn: false })) });
