import type { StoreRecord as Record } from '@bookfront/shared/schemas';
import { Prose } from '@bookfront/shared/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import * as m from '#messages';
import { HoursTable } from './hours-table';
import { todayText } from './hours-text';

interface StoreRecordProps {
  record: Record;
  level: 1 | 2 | 3;
  /** Stands beside the hours: a map. */
  children?: ReactNode;
}

/** One location: name, address, ways to reach it, hours (CON-01 to CON-06). */
export function StoreRecord({ record, level, children }: StoreRecordProps) {
  const { name, today, ws_hours, ws_htmlhours, ws_contact_blurb, san } = record;
  return (
    <Section>
      <div>
        <Name
          as={`h${level}`}
          dir="auto"
          tabIndex={level === 1 ? -1 : undefined}
          data-page-title={level === 1 ? '' : undefined}
        >
          {name}
        </Name>
        {ws_hours.length > 0 && <Today data-open={today.is_open || undefined}>{todayText(today)}</Today>}
        <Address record={record} />
        {san && <p>{m.san({ san })}</p>}
        {ws_contact_blurb && <Prose dir="auto" dangerouslySetInnerHTML={{ __html: ws_contact_blurb }} />}
      </div>
      <div>
        {ws_hours.map((hours, i) => (
          <HoursTable key={i} hours={hours} today={today.weekday} />
        ))}
        {ws_htmlhours && <Prose dir="auto" dangerouslySetInnerHTML={{ __html: ws_htmlhours }} />}
      </div>
      {children}
    </Section>
  );
}

function Address({ record }: { record: Record }) {
  const { address, city, prov, postal, country } = record.sc_addr_array;
  const locality = [city, prov, postal].filter(Boolean).join(' ');
  return (
    <address>
      {[address, locality, country].filter(Boolean).map((line) => (
        <span key={line} dir="auto">
          {line}
        </span>
      ))}
      {phonesOf(record).map(({ label, number }) => (
        <span key={label}>
          {label} <a href={`tel:${number.replace(/[^\d+]/g, '')}`}>{number}</a>
        </span>
      ))}
      {record.sc_email && <a href={`mailto:${record.sc_email}`}>{record.sc_email}</a>}
    </address>
  );
}

const phonesOf = ({ sc_phone, sc_phone_2, sc_tollfree }: Record) =>
  [
    { label: m.phone(), number: sc_phone },
    { label: m.second_phone(), number: sc_phone_2 },
    { label: m.toll_free(), number: sc_tollfree },
  ].filter(({ number }) => number !== '');

const Section = styled.section`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 16rem), 1fr));
  align-items: start;
  gap: 1.5rem clamp(1.5rem, 4vw, 3rem);
  text-align: left;
  overflow-wrap: anywhere;
  > * {
    min-width: 0;
  }
  address {
    display: grid;
    margin-bottom: 1rem;
    font-style: normal;
    line-height: 1.6;
  }
  address a {
    display: inline-block;
    padding-block: 0.35rem;
    color: var(--c-link);
    text-underline-offset: 0.2em;
  }
`;

const Name = styled.h2`
  margin: 0 0 0.5rem;
  font: 600 var(--size-head)/1.2 var(--font-heading);
`;

const Today = styled.p`
  margin: 0 0 0.75rem;
  font-weight: 600;
  &[data-open] {
    color: var(--c-good);
  }
`;
