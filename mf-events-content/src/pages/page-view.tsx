import { type CallFailure, failureText } from '@bookfront/shared/api-client';
import type { PageReply } from '@bookfront/shared/schemas';
import { EmptyState, FailedState, PageTitle, PageWidth, TitleGridSkeleton } from '@bookfront/shared/ui';
import * as m from '#messages';
import { PageBlocks } from '../blocks';

interface PageViewProps {
  query: { data: PageReply | undefined; error: CallFailure | null; refetch: () => unknown };
  /** The page's heading where no block has one. */
  title: string;
}

/** A page that a shop has made of blocks: on its way, failed, empty, there. */
export function PageView({ query: { data, error, refetch }, title }: PageViewProps) {
  if (data && data.widgets.length > 0) return <PageBlocks page={data} title={title} />;
  return (
    <PageWidth>
      <PageTitle>{data?.title || title}</PageTitle>
      {error && <FailedState title={m.generic_error()} text={failureText(error, '')} onRetry={() => void refetch()} />}
      {!error && !data && <TitleGridSkeleton cells={12} />}
      {data && <EmptyState title={m.no_results()} />}
    </PageWidth>
  );
}
