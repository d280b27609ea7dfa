import type { Title } from '@bookfront/shared/schemas';
import { watchAddress } from './watch-address';

/** Leads to a video at its own place, in a new window. */
export function VideoLink({ media }: { media: Title['media'][number] }) {
  const way = watchAddress(media);
  return (
    way && (
      <a href={way.url} target="_blank" rel="noopener noreferrer">
        Watch at {way.place}
      </a>
    )
  );
}
