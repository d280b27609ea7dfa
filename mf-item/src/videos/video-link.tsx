import type { Title } from '@bookfront/shared/schemas';
import * as m from '#messages';
import { watchAddress } from './watch-address';

/** Links to a video on its own site, in a new window. */
export function VideoLink({ media }: { media: Title['media'][number] }) {
  const address = watchAddress(media);
  return (
    address && (
      <a href={address.url} target="_blank" rel="noopener noreferrer">
        {m.watch_on({ site: address.site })}
      </a>
    )
  );
}
