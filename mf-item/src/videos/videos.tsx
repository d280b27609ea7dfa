import type { Title } from '@bookfront/shared/schemas';
import { FailedState, Skeleton } from '@bookfront/shared/ui';
import { OnDemand } from '@bookfront/shared/ui/on-demand';

const load = () => import(/* webpackChunkName: "extras" */ './players');

/** The tab of a title with media (ITM-04, ITM-29). */
export const Videos = ({ media }: { media: Title['media'] }) => (
  <OnDemand
    load={load}
    placeholder={<Skeleton />}
    failed={(retry) => (
      <FailedState
        title="We could not load the videos"
        text="Please check your connection and try again."
        onRetry={retry}
      />
    )}
  >
    {({ Players }) => <Players media={media} />}
  </OnDemand>
);
