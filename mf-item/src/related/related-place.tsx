import { LinkButton } from '../dialogs/link-button';
import { Later } from '../on-demand/later';
import { RelatedFailed } from './related-failed';

const load = async () => (await import(/* webpackChunkName: "extras" */ './related-links')).RelatedLinks;

/** Where a title's sets and packs are led to (ITM-37). */
export const RelatedPlace = ({ eisbn }: { eisbn: string }) => (
  <Later
    load={load}
    props={{ eisbn }}
    fallback={<LinkButton aria-busy="true">Sets and packs …</LinkButton>}
    failed={(retry) => <RelatedFailed onRetry={retry} />}
  />
);
