import type { Title } from '@bookfront/shared/schemas';
import { FailedState, Skeleton } from '@bookfront/shared/ui';
import { OnDemand } from '@bookfront/shared/ui/on-demand';
import * as m from '#messages';

const load = () => import(/* webpackChunkName: "extras" */ './players');

/** The tab of a title with media (ITM-04, ITM-29). */
export const Videos = ({ media }: { media: Title['media'] }) => (
  <OnDemand
    load={load}
    placeholder={<Skeleton />}
    failed={(retry) => <FailedState title={m.videos_failed()} text={m.check_your_connection()} onRetry={retry} />}
  >
    {({ Players }) => <Players media={media} />}
  </OnDemand>
);
