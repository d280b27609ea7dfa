import { useHasPage } from '@bookfront/shared/page';
import { href } from '@bookfront/shared/routes';
import type { List } from '@bookfront/shared/schemas';

/** LST-07: a list of an event leads to the event, where a release brings its page; any other to its titles. */
export function useListPath({ type, event_id, list_id }: Pick<List, 'type' | 'event_id' | 'list_id'>): string {
  const hasPage = useHasPage();
  const event = href.event(event_id);
  return type === 'event' && event_id !== '' && hasPage(event) ? event : href.list(list_id);
}
