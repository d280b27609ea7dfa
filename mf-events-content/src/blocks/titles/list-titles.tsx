import { failureText, useCall } from '@bookfront/shared/api-client';
import { listStripPayload } from '@bookfront/shared/routes';
import type { Reply } from '@bookfront/shared/schemas';
import { FailedState } from '@bookfront/shared/ui';
import type { ReactNode } from 'react';
import * as m from '#messages';

interface ListTitlesProps {
  list: { list_id: string; limit: number | null };
  /** Of the size of what comes. */
  skeleton: ReactNode;
  children: (reply: Reply<'titlelist/getItems'>) => ReactNode;
}

/** The first titles of a list: on their way, failed, none, there (PGB-07, ERR-31). */
export function ListTitles({ list, skeleton, children }: ListTitlesProps) {
  const { data, error, refetch } = useCall('titlelist/getItems', listStripPayload(list));
  if (error) return <FailedState title={m.list_error()} text={failureText(error, '')} onRetry={() => void refetch()} />;
  if (!data) return skeleton;
  if (data.rows.length === 0) return <p>{m.no_results()}</p>;
  return children(data);
}
