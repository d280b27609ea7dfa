import type { Title } from '@bookfront/shared/schemas';
import { FailedState, Skeleton } from '@bookfront/shared/ui';
import { Later } from '../on-demand/later';

const load = async () => (await import(/* webpackChunkName: "extras" */ './players')).Players;

/** The tab of a title with media (ITM-04, ITM-29). */
export const Videos = ({ media }: { media: Title['media'] }) => (
  <Later
    load={load}
    props={{ media }}
    fallback={<Skeleton />}
    failed={(retry) => <FailedState title="We could not load the videos" text="Please check your connection and try again." onRetry={retry} />}
  />
);
