import type { Title } from '@bookfront/shared/schemas';
import { Film } from '@bookfront/shared/ui/film';
import styled from 'styled-components';
import * as m from '#messages';
import { VideoLink } from './video-link';

/** ITM-29: a 'component' is a YouTube video, whose player is loaded only on a click; a 'url' is linked. */
export function Players({ media }: { media: Title['media'] }) {
  return (
    <List>
      {media.map((one, i) => (
        <li key={one.data}>
          {one.type === 'component' && <Film id={one.data} name={m.video_name({ number: i + 1 })} />}
          <VideoLink media={one} />
        </li>
      ))}
    </List>
  );
}

const List = styled.ul`
  display: grid;
  gap: 1.5rem;
  max-width: 42rem;
  margin: 0;
  padding: 0;
  list-style: none;
  a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    color: var(--c-link);
    text-underline-offset: 0.18em;
    overflow-wrap: anywhere;
  }
`;
