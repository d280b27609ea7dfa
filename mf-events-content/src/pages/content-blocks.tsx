import { useCall } from '@bookfront/shared/api-client';
import { FailedState, Skeleton } from '@bookfront/shared/ui';
import { useLocation } from 'react-router-dom';
import * as m from '#messages';
import { PartBlocks } from '../blocks';

interface ContentBlocksProps {
  pageId: string;
  part?: 'top' | 'below';
}

/** The blocks of a page on a page of another package. Nothing where the shop has made none. */
export function ContentBlocks({ pageId, part }: ContentBlocksProps) {
  const query = new URLSearchParams(useLocation().search);
  const draft = query.get('draft');
  const { data, error, refetch } = useCall('titlelist/getCustom', { page_id: pageId, ...(draft ? { draft } : {}) });
  if (error) return <FailedState title={m.generic_error()} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton lines={6} height="20rem" />;
  return <PartBlocks page={data} part={part} />;
}
