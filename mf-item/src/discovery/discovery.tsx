import type { Title } from '@bookfront/shared/schemas';
import { AuthorStrip } from './author-strip';
import { BuyBar } from './buy-bar';
import { RecentStrip } from './recent-strip';
import { SeriesStrip } from './series-strip';

export interface DiscoveryProps {
  title: Title;
  /** The id of the list of offers: once it is out of sight, a phone gets the buy bar. */
  offersId: string;
}

/** The series, more by the author, and what this browser looked at before. */
export function Discovery({ title, offersId }: DiscoveryProps) {
  return (
    <>
      {title.series && <SeriesStrip title={title} />}
      {title.authors[0] && <AuthorStrip title={title} author={title.authors[0].name} />}
      <RecentStrip title={title} />
      <BuyBar title={title} offersId={offersId} />
    </>
  );
}
