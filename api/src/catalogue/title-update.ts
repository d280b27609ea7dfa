import type { FeedStates } from '../title/feed-state';
import type { OfferRecord, TitleExtras, TitleRecord } from '../title/title-record';

type Extras = Partial<Omit<TitleExtras, 'states'>> & { states?: Partial<FeedStates> };

/**
 * What a file says of a title. What it leaves out stays as it is. Money in cents, times in unix seconds.
 */
export interface TitleUpdate {
  eisbn: string;
  /** Whether it suffices for a title that the shop doesn't know yet. */
  isComplete: boolean;
  fields: Partial<Omit<TitleRecord, 'eisbn' | 'offers' | 'extras'>> & { extras?: Extras };
  /** Of the shop's offer of new copies at the location that is imported for. */
  offer: Partial<Pick<OfferRecord, 'list_price' | 'price' | 'onhand' | 'onorder' | 'is_extra_orderable'>>;
}

/** Where an update comes from. A feed describes titles; a list is the shop's own file; the shop edits by hand. */
export interface UpdateSource {
  kind: 'feed' | 'list' | 'shop';
  /** The file's name; '' for an edit by hand. */
  name: string;
  location_id: string;
}
