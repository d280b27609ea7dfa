import { href } from '@bookfront/shared/routes';
import type { ShopEvent } from '@bookfront/shared/schemas';
import { ShopLink } from '@bookfront/shared/ui';
import styled from 'styled-components';
import * as m from '#messages';
import { EventPicture } from './event-picture';

interface EventCardProps {
  event: ShopEvent;
  level?: 2 | 3;
  /** Name and time alone. */
  isShort?: boolean;
}

/** One event of several: name, day and hours in the shop's time zone, place, and how its description begins. */
export function EventCard({ event, level = 3, isShort = false }: EventCardProps) {
  const { info } = event;
  return (
    <Card data-past={event.is_past || undefined}>
      <Columns>
        {!isShort && <EventPicture event={event} sizes="(min-width: 640px) 200px, 100vw" />}
        <div>
          <Name as={`h${level}`} dir="auto">
            <ShopLink to={href.event(event.id)}>{info.name}</ShopLink>
          </Name>
          <EventTime event={event} />
          {!isShort && info.description && (
            <Beginning dir="auto" dangerouslySetInnerHTML={{ __html: info.description }} />
          )}
        </div>
      </Columns>
    </Card>
  );
}

/** EVT-06, EVT-07: the texts come in the shop's time zone. */
export function EventTime({ event: { day_text, time_text, location, is_past } }: { event: ShopEvent }) {
  return (
    <Time>
      <span>{day_text}</span>
      {time_text && <span>{time_text}</span>}
      {location && <span dir="auto">{location}</span>}
      {is_past && <em>{m.event_is_past()}</em>}
    </Time>
  );
}

const Card = styled.article`
  container-type: inline-size;
  min-width: 0;
  text-align: left;
  overflow-wrap: anywhere;
`;

/** Beside one another where the card, in a column or a sidebar, is wide enough. */
const Columns = styled.div`
  display: grid;
  gap: 0.75rem 1.25rem;
  @container (min-width: 30rem) {
    &:has(img) {
      grid-template-columns: 12.5rem minmax(0, 1fr);
    }
  }
`;

const Name = styled.h3`
  margin: 0 0 0.25rem;
  font: 600 var(--size-lead)/1.3 var(--font-heading);
  a {
    display: inline-block;
    padding-block: 0.2rem;
    color: inherit;
    text-decoration: none;
  }
  a:hover {
    text-decoration: underline;
    text-underline-offset: 0.15em;
  }
`;

const Time = styled.p`
  display: grid;
  margin: 0;
  color: var(--c-muted);
  line-height: 1.5;
  em {
    font-style: normal;
    font-weight: 600;
  }
`;

const Beginning = styled.div`
  max-width: 42rem;
  margin-top: 0.5rem;
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 3;
  overflow: hidden;
  line-height: 1.55;
  p {
    display: inline;
    margin: 0;
  }
`;
