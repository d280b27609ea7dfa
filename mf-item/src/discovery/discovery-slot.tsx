import type { Title } from '@bookfront/shared/schemas';
import { OnDemand } from '@bookfront/shared/ui/on-demand';

const load = () => import(/* webpackChunkName: "extras" */ './discovery');
const renderNothing = () => null;

/** What leads on from the title, below everything else. Loaded after the first paint; the page can do without it. */
export const DiscoverySlot = ({ title }: { title: Title }) => (
  <OnDemand load={load} failed={renderNothing}>
    {({ Discovery }) => <Discovery title={title} />}
  </OnDemand>
);
