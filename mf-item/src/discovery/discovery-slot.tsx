import { OnDemand } from '@bookfront/shared/ui/on-demand';
import type { DiscoveryProps } from './discovery';

const load = () => import(/* webpackChunkName: "extras" */ './discovery');
const renderNothing = () => null;

/** What leads on from the title, below everything else. Loaded after the first paint; the page can do without it. */
export const DiscoverySlot = (props: DiscoveryProps) => (
  <OnDemand load={load} failed={renderNothing}>
    {({ Discovery }) => <Discovery {...props} />}
  </OnDemand>
);
