import { type BrowseView, browsePath, filterLetters } from '@bookfront/shared/routes';
import { limits } from '@bookfront/shared/schemas/limits';
import { type Sort, sorts } from '@bookfront/shared/schemas/vocabulary';
import { Button } from '@bookfront/shared/ui';
import type { ChangeEvent } from 'react';
import { useHref, useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import * as m from '#messages';
import { formAction } from '../../view-of-path';
import { rememberChoice } from '../preferences';
import { Choice } from './choice';

/**
 * Sort and page size: a plain get form whose fields are the path's segments; once hydrated, a choice goes to its path
 * at once.
 */
export function SortForm({ view, pageSize }: { view: BrowseView; pageSize: number }) {
  const navigate = useNavigate();
  const defaultSort = view.x && !view.t ? 'sequence' : 'relevance';
  const sort = (event: ChangeEvent<HTMLSelectElement>) =>
    navigate(browsePath({ ...view, v: event.target.value, o: 0 }));
  const resize = (event: ChangeEvent<HTMLSelectElement>) => {
    const size = Number(event.target.value);
    rememberChoice('pageSize', size);
    navigate(browsePath({ ...view, l: size, o: 0 }));
  };
  return (
    <Form method="get" action={useHref(formAction)}>
      {hiddenFields(view).map(([name, value]) => (
        <input key={`${name}/${value}`} type="hidden" name={name} value={value} />
      ))}
      <Choice label={m.sort_by()} name="v" value={view.v ?? defaultSort} onChange={sort}>
        {view.x && <option value="sequence">{m.as_listed()}</option>}
        {sorts.map((value) => (
          <option key={value} value={value} hidden={value === 'relevance' && defaultSort !== value}>
            {sortNames[value]()}
          </option>
        ))}
      </Choice>
      <Choice label={m.show()} name="l" value={pageSize} onChange={resize}>
        {limits.pageSize.choices.map((size) => (
          <option key={size}>{size}</option>
        ))}
      </Choice>
      <noscript>
        <Button type="submit" kind="quiet">
          {m.apply()}
        </Button>
      </noscript>
    </Form>
  );
}

const sortNames: Record<Sort, () => string> = {
  relevance: m.sort_relevance,
  title: m.sort_title,
  author: m.sort_author,
  pubdate: m.sort_pubdate,
  price: m.sort_price,
  best_selling: m.sort_best_selling,
};

function hiddenFields(view: BrowseView): [name: string, value: string][] {
  const filters = filterLetters.flatMap((letter) =>
    (view.filters[letter] ?? []).map((value): [string, string] => [letter, value]),
  );
  const own = (['t', 'k', 'x'] as const).flatMap((name): [string, string][] =>
    view[name] ? [[name, view[name]]] : [],
  );
  return [...own, ...filters];
}

const Form = styled.form`
  flex: 1;
  display: flex;
  align-items: center;
  gap: 0.6rem clamp(0.6rem, 2vw, 1.25rem);
  min-width: 0;
  margin: 0;
  @media (min-width: 640px) {
    flex: none;
  }
`;
