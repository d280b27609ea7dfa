import { Remote } from '@bookfront/shared/federation';
import type { List } from '@bookfront/shared/schemas';
import { calendarMarker } from '@bookfront/shared/schemas/vocabulary';
import { Prose, Skeleton } from '@bookfront/shared/ui';
import { Fragment } from 'react';
import * as m from '#messages';

/** A list's description, with the shop's events calendar in place of each marker (LST-03). Cleaned by the api. */
export function ListDescription({ list: { description, calendar_widgets } }: { list: List }) {
  return description.split(calendarMarker).map((part, i, parts) => {
    const calendar = i < parts.length - 1 ? calendar_widgets[i] : undefined;
    return (
      <Fragment key={i}>
        {part.trim() && <Prose dangerouslySetInnerHTML={{ __html: part }} />}
        {calendar && (
          <Remote
            id="mf_events_content/EventsCalendar"
            calendar={calendar}
            label={m.events_calendar()}
            placeholder={<Skeleton lines={8} height="24rem" />}
          />
        )}
      </Fragment>
    );
  });
}
