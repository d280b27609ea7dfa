import { addMonths, href } from '@bookfront/shared/routes';
import type { Calendar } from '@bookfront/shared/schemas';
import { Hidden, Icon, ShopLink } from '@bookfront/shared/ui';
import { type MouseEvent, useId } from 'react';
import styled from 'styled-components';
import * as m from '#messages';
import { type DayCell, dayText, monthText, weekdays, weeksOf } from './month-grid';

interface CalendarGridProps {
  calendar: Calendar;
  /** Where another month can be shown in place; without it the arrows lead to the events page. */
  onMonth?: (month: string) => void;
  isLoading?: boolean;
}

/** A month with its events as dots; days with events lead to their page (EVT-12, EVT-13). */
export function CalendarGrid({ calendar, onMonth, isLoading = false }: CalendarGridProps) {
  const { month, today, rows } = calendar;
  const id = useId();
  return (
    <Table aria-labelledby={id} aria-busy={isLoading || undefined}>
      <caption>
        <Bar>
          <MonthLink month={addMonths(month, -1)} side="before" onMonth={onMonth} />
          <b id={id} aria-live="polite">
            {monthText(month)}
          </b>
          <MonthLink month={addMonths(month, 1)} side="after" onMonth={onMonth} />
        </Bar>
      </caption>
      <thead>
        <tr>
          {weekdays.map((name) => (
            <th key={name} scope="col" abbr={name}>
              <span aria-hidden="true">{name.slice(0, 2)}</span>
              <Hidden>{name}</Hidden>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(month, rows).map((week, i) => (
          <tr key={i}>
            {week.map((cell, weekday) => (
              <td key={weekday} data-today={cell?.day === today || undefined}>
                {cell && <Day cell={cell} isToday={cell.day === today} />}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

function Day({ cell: { day, date, count, dots, hasMore }, isToday }: { cell: DayCell; isToday: boolean }) {
  if (count === 0) return <span aria-current={isToday ? 'date' : undefined}>{date}</span>;
  return (
    <ShopLink
      to={href.event(day)}
      aria-current={isToday ? 'date' : undefined}
      aria-label={m.events_on_day({ day: dayText(day), count })}
    >
      {date}
      <Dots aria-hidden="true">
        {Array.from({ length: dots }, (_, i) => (
          <i key={i} data-dot />
        ))}
        {hasMore && <b>+</b>}
      </Dots>
    </ShopLink>
  );
}

interface MonthLinkProps {
  month: string;
  side: 'before' | 'after';
  onMonth: ((month: string) => void) | undefined;
}

/** A link, so that it works without scripts. */
function MonthLink({ month, side, onMonth }: MonthLinkProps) {
  const turn = (event: MouseEvent) => {
    if (!onMonth || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onMonth(month);
  };
  const name = monthText(month);
  return (
    <ShopLink
      to={href.events(month)}
      onClick={turn}
      data-side={side}
      aria-label={side === 'before' ? m.previous_month({ name }) : m.next_month({ name })}
    >
      <Icon name="chevron" />
    </ShopLink>
  );
}

const Table = styled.table`
  width: 100%;
  max-width: 26rem;
  border-collapse: collapse;
  table-layout: fixed;
  text-align: center;
  font-variant-numeric: tabular-nums;
  &[aria-busy] tbody {
    opacity: 0.5;
  }
  th {
    padding-block: 0.35rem;
    color: var(--c-muted);
    font-size: var(--size-small);
    font-weight: 600;
  }
  td {
    padding: 1px;
    height: 46px;
  }
  td > * {
    display: flex;
    flex-direction: column;
    align-items: center;
    justify-content: center;
    height: 44px;
    border-radius: 6px;
    line-height: 1.1;
  }
  td > a {
    background: var(--c-wash);
    color: var(--c-link);
    font-weight: 600;
    text-decoration: none;
  }
  td > a:hover {
    text-decoration: underline;
  }
  [data-today] > * {
    box-shadow: inset 0 0 0 2px var(--c-line-strong);
  }
`;

const Bar = styled.div`
  display: grid;
  grid-template-columns: 44px 1fr 44px;
  align-items: center;
  margin-bottom: 0.5rem;
  b {
    font: 600 var(--size-lead)/1.25 var(--font-heading);
  }
  a {
    display: grid;
    place-items: center;
    height: 44px;
    border-radius: 6px;
    color: var(--c-link);
  }
  a:hover {
    background: var(--c-wash);
  }
  [data-side='before'] svg {
    transform: scaleX(-1);
  }
`;

const Dots = styled.span`
  display: flex;
  align-items: center;
  gap: 3px;
  height: 0.6rem;
  i {
    width: 5px;
    height: 5px;
    border-radius: 50%;
    background: currentColor;
    forced-color-adjust: none;
    @media (forced-colors: active) {
      background: LinkText;
    }
  }
  b {
    font-size: 0.7rem;
    line-height: 1;
  }
`;
