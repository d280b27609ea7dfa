import { useCall, useSend } from '@bookfront/shared/api-client';
import { bus, toast } from '@bookfront/shared/events';
import { sessionStore } from '@bookfront/shared/session';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import * as m from '#messages';
import type { Target } from '../list-choices';
import { useListNames } from '../list-name';

/**
 * Loads the lists when the dialog opens and drops them from the cache when it closes, since a favourite button may
 * change them meanwhile.
 */
export function useCopyToList(eisbn: string, onDone: () => void) {
  const nameOf = useListNames();
  const client = useQueryClient();
  const { data, error, refetch } = useCall('titlelist/getLists', { eisbn });
  useEffect(() => () => client.removeQueries({ queryKey: ['titlelist/getLists'] }), [client]);
  const done = (list_id: string, text: string) => {
    bus.emit('list:changed', { list_id });
    toast(text);
    onDone();
  };
  const adding = useSend('titlelist/addItemToList', ({ session }, { list_id }) => {
    const list = data?.rows.find((row) => row.list_id === list_id);
    if (session) sessionStore.set(session);
    done(list_id, list ? m.added_to_list({ list: nameOf(list) }) : m.added_to_your_list());
  });
  const making = useSend('titlelist/create', ({ list_id }) => done(list_id, m.list_created()));
  return {
    lists: data?.rows,
    failure: error,
    retry: () => void refetch(),
    isBusy: adding.isPending || making.isPending,
    refusal: adding.error ?? making.error,
    add: (target: Target) =>
      'name' in target
        ? making.mutate({ name: target.name, eisbn })
        : adding.mutate({ list_id: target.list_id, eisbn, return_session: 'true' }),
  };
}
