import { useEarlyInput, useSettings, withInputs } from '@bookfront/shared/page';
import { type HistoryFilters, historyPath, href } from '@bookfront/shared/routes';
import { limits } from '@bookfront/shared/schemas/limits';
import { Button, Field } from '@bookfront/shared/ui';
import { Select } from '@bookfront/shared/ui/select';
import { type FormEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import * as m from '#messages';

interface FilterFormProps {
  filters: HistoryFilters;
  years: readonly number[];
}

/** ORD-08, ORD-09: a plain form that leads to the history's own address; a chosen year or location leads there at once. */
export function FilterForm({ filters, years }: FilterFormProps) {
  const navigate = useNavigate();
  const { basename } = useSettings();
  const [term, setTerm] = useState(filters.term);
  const [shown, setShown] = useState(filters.term);
  // Back and Forward change the address, and the field with it
  if (shown !== filters.term) {
    setShown(filters.term);
    setTerm(filters.term);
  }
  const go = (over: Partial<HistoryFilters>) =>
    navigate(historyPath({ ...filters, term: term.trim(), page: 1, ...over }));
  const form = useRef<HTMLFormElement>(null);
  useEarlyInput(form, (early) => {
    const { values, changed } = withInputs(filters, early);
    setTerm(values.term);
    // the router listens from the end of this commit on
    if (changed.some((name) => name !== 'term')) queueMicrotask(() => navigate(historyPath({ ...values, page: 1 })));
  });
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    go({});
  };
  return (
    <Form
      ref={form}
      method="get"
      action={basename + href.account('orders')}
      role="search"
      aria-label={m.orders_filters()}
      onSubmit={onSubmit}
    >
      <Field
        label={m.orders_term()}
        type="search"
        name="term"
        maxLength={limits.orderHistory.term}
        value={term}
        onChange={({ target }) => setTerm(target.value)}
      />
      <Select
        label={m.orders_year()}
        name="year"
        none={m.orders_year_all()}
        options={yearsOf(years, filters.year)}
        value={filters.year}
        onChange={({ target }) => go({ year: target.value })}
      />
      <LocationSelect chosen={filters.location} onChoose={(location) => go({ location })} />
      <Button type="submit" kind="quiet">
        {m.orders_search()}
      </Button>
    </Form>
  );
}

/** For a shop of several locations. */
function LocationSelect({ chosen, onChoose }: { chosen: string; onChoose: (location: string) => void }) {
  const { multistore_info: locations } = useSettings().store_info;
  if (locations.length < 2) return null;
  return (
    <Select
      label={m.orders_location()}
      name="location"
      none={m.orders_location_all()}
      options={locations.map(({ id, name }) => [id, name] as const)}
      value={chosen}
      onChange={({ target }) => onChoose(target.value)}
    />
  );
}

/** The chosen one stays while the years are not known, or have no order any more. */
function yearsOf(years: readonly number[], chosen: string): [string, string][] {
  const texts = years.map(String);
  return (chosen && !texts.includes(chosen) ? [chosen, ...texts] : texts).map((text) => [text, text]);
}

const Form = styled.form`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 12rem), 1fr));
  gap: 1rem;
  align-items: end;
  max-width: 52rem;
  margin-bottom: 1.5rem;
  button {
    justify-self: start;
  }
`;
