import { type CallFailure, failureText, useCall, useFirstCall } from '@bookfront/shared/api-client';
import { toast } from '@bookfront/shared/events';
import type { Reply } from '@bookfront/shared/schemas';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import * as m from '#messages';

const parents = 'account/getAvailableCorps';
const children = 'account/getAvailableChildren';

/**
 * GAP-63: with the token of a link, as long as the address has it; else what the page asks first (rule link-parents).
 */
export function useParents(token: string) {
  const first = useFirstCall('link-parents');
  const byToken = useCall(parents, token ? { token } : undefined);
  return token ? byToken : first;
}
export const useChildren = () => useFirstCall('link-children');

export function useKeepLinks() {
  const client = useQueryClient();
  return {
    keepParents: (reply: Reply<typeof parents>) => void client.setQueryData([parents, {}], reply),
    keepChildren: (reply: Reply<typeof children>) => void client.setQueryData([children, {}], reply),
  };
}

/** ERR-82 */
export const toastError = (failure: CallFailure): void =>
  toast(m.links_error({ error: failureText(failure) }), 'error');

/** ERR-82, of a list that could not be loaded. */
export function useErrorToast(error: CallFailure | null): void {
  useEffect(() => {
    if (error) toastError(error);
  }, [error]);
}
