import { OnDemand } from '@bookfront/shared/ui/on-demand';
import * as m from '#messages';
import { LinkButton } from '../dialog-openers';
import { RelatedFailed } from './related-failed';

const load = () => import(/* webpackChunkName: "extras" */ './related-links');

/** Loads the links to a title's sets and packs on demand (ITM-37). */
export const RelatedSlot = ({ eisbn }: { eisbn: string }) => (
  <OnDemand
    load={load}
    placeholder={<LinkButton aria-busy="true">{m.sets_and_packs()}</LinkButton>}
    failed={(retry) => <RelatedFailed onRetry={retry} />}
  >
    {({ RelatedLinks }) => <RelatedLinks eisbn={eisbn} />}
  </OnDemand>
);
