import type { Title } from '@bookfront/shared/schemas';
import * as m from '#messages';
import { watchAddress } from './watch-address';

/** Leads to a video at its own place, in a new window. */
export function VideoLink({ media }: { media: Title['media'][number] }) {
  const way = watchAddress(media);
  return (
    way && (
      <a href={way.url} target="_blank" rel="noopener noreferrer">
        {m.watch_at({ place: way.place })}
      </a>
    )
  );
}
