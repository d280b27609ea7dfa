import type { StoreRecord } from '@bookfront/shared/schemas';
import { Fragment } from 'react';
import styled from 'styled-components';
import * as m from '#messages';
import { weekdays } from '../calendar';
import { openingTexts } from './hours-text';

type Hours = StoreRecord['ws_hours'][number];

/** CON-06, CON-10: a week's hours, and below them the special ones, marked. `today`: 0 is Sunday. */
export function HoursTable({ hours, today }: { hours: Hours; today: number }) {
  return (
    <>
      <Table>
        {hours.title && <caption dir="auto">{hours.title}</caption>}
        <tbody>
          {hours.weekdays.map((openings, weekday) => (
            <tr key={weekday} aria-current={weekday === today ? 'date' : undefined}>
              <th scope="row">{weekdays[weekday]}</th>
              <td>
                <Openings of={openings} />
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
      {hours.singles.length > 0 && (
        <Table>
          <caption>{m.special_hours()}</caption>
          <tbody>
            {hours.singles.map(({ mon, day, range, note, day_text }) => (
              <tr key={`${mon}-${day}`}>
                <th scope="row">{day_text}*</th>
                <td>
                  <Openings of={range} />
                  {note && <small dir="auto">{note}</small>}
                </td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
    </>
  );
}

/** No line breaks within an opening. */
const Openings = ({ of }: { of: Parameters<typeof openingTexts>[0] }) =>
  openingTexts(of).map((text, at) => (
    <Fragment key={text}>
      {at > 0 && ', '}
      <Opening>{text}</Opening>
    </Fragment>
  ));

const Opening = styled.span`
  display: inline-block;
`;

const Table = styled.table`
  width: 100%;
  max-width: 26rem;
  margin-bottom: 1rem;
  border-collapse: collapse;
  text-align: left;
  font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;
  caption {
    padding-block: 0.35rem;
    font-weight: 600;
    text-align: left;
  }
  th,
  td {
    padding: 0.3rem 1rem 0.3rem 0;
    border-bottom: 1px solid var(--c-line);
    font-weight: 400;
    vertical-align: top;
  }
  th {
    overflow-wrap: normal;
  }
  [aria-current] > * {
    font-weight: 600;
  }
  small {
    display: block;
    color: var(--c-muted);
    font-size: var(--size-small);
  }
`;
