import { type CallFailure, call } from '@bookfront/shared/api-client';
import { bus, toast } from '@bookfront/shared/events';
import type { List } from '@bookfront/shared/schemas';
import { sessionStore } from '@bookfront/shared/session';
import { Dialog } from '@bookfront/shared/ui/dialog';
import { useRef, useState } from 'react';
import * as m from '#messages';
import { type Target, TargetForm } from '../list-choices';
import { useCacheLists, useOwnLists } from '../own-lists';

/** LST-27: a whole list joins another of the visitor's, or begins a new one (ERR-17, ERR-18). */
export function CopyListDialog({ list, onClose }: { list: List; onClose: () => void }) {
  const { data, error, refetch } = useOwnLists();
  const { copy, isBusy, refusal } = useCopyList(list, onClose);
  return (
    <Dialog title={m.list_copy()} onClose={onClose}>
      <TargetForm
        lists={data?.rows.filter(({ list_id }) => list_id !== list.list_id)}
        failure={error}
        onRetry={() => void refetch()}
        isBusy={isBusy}
        refusal={refusal}
        onSubmit={copy}
        onClose={onClose}
      />
    </Dialog>
  );
}

/** Hearts follow the session, which names the favourites. */
async function refreshFavourites(listId: string): Promise<void> {
  if (listId !== sessionStore.get()?.wishlist_id) return;
  const session = await call('session/get', {});
  if (session.ok) sessionStore.set(session.value);
}

function useCopyList({ list_id: from_list_id }: List, onDone: () => void) {
  const cacheLists = useCacheLists();
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<CallFailure>();
  /** A list that was made for a copy which then failed is used again. */
  const made = useRef<string>(undefined);

  async function listFor(target: Target) {
    if ('list_id' in target) return target.list_id;
    if (made.current !== undefined) return made.current;
    const result = await call('titlelist/create', { name: target.name });
    if (!result.ok) return result.failure;
    cacheLists(result.value);
    made.current = result.value.list_id;
    return made.current;
  }
  async function copyTo(target: Target): Promise<CallFailure | undefined> {
    const to_list_id = await listFor(target);
    if (typeof to_list_id !== 'string') return to_list_id;
    const result = await call('titlelist/copyFromList', { from_list_id, to_list_id });
    if (!result.ok) return result.failure;
    await refreshFavourites(to_list_id);
    bus.emit('list:changed', { list_id: to_list_id });
    toast(m.list_copied());
    onDone();
    return undefined;
  }
  async function copy(target: Target) {
    setBusy(true);
    setRefusal(undefined);
    setRefusal(await copyTo(target).finally(() => setBusy(false)));
  }
  return { isBusy, refusal, copy: (target: Target) => void copy(target) };
}
