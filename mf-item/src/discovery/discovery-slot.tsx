import { OnDemand } from '@bookfront/shared/ui/on-demand';
import { useEffect } from 'react';
import type { DiscoveryProps } from './discovery';
import { addRecentTitle } from './recent-titles';
import { WhenNear } from './when-near';

const load = () => import(/* webpackChunkName: "discovery" */ './discovery');
const renderNothing = () => null;

/** What leads on from the title, below everything else. Loaded as the shopper comes near; the page can do without it. */
export function DiscoverySlot(props: DiscoveryProps) {
  useEffect(() => addRecentTitle(props.title), [props.title]);
  return (
    <WhenNear>
      <OnDemand load={load} failed={renderNothing}>
        {({ Discovery }) => <Discovery {...props} />}
      </OnDemand>
    </WhenNear>
  );
}
