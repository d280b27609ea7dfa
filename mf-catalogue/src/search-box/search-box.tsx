import { href } from '@bookfront/shared/routes';
import { limits } from '@bookfront/shared/schemas/limits';
import { searchTypeLabels } from '@bookfront/shared/schemas/vocabulary';
import { Hidden, Icon } from '@bookfront/shared/ui';
import type { FormEvent } from 'react';
import { useHref, useLocation, useNavigate } from 'react-router-dom';
import { formAction } from '../view-of-path';
import { Bar, Kind, SearchButton, Text } from './bar';
import { inputPropsOf } from './input-props';
import { offeredTypes, searchOfPath } from './search-route';
import { Suggestions } from './suggestions';
import { useCombobox } from './use-combobox';
import { usePageSearch } from './use-page-search';

interface SearchBoxProps {
  initialText?: string;
  initialType?: string;
}

/** The search of the header, saying the search of the page. A plain form until it is hydrated. */
export function SearchBox({ initialText, initialType }: SearchBoxProps) {
  const navigate = useNavigate();
  const shown = searchOfPath(useLocation().pathname);
  const box = useCombobox();
  const form = usePageSearch(box.forget);
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    box.close();
    navigate(href.search(String(fields.get('t')), String(fields.get('k'))));
  };
  return (
    <Bar ref={form} role="search" method="get" action={useHref(formAction)} onSubmit={search}>
      <Kind name="k" aria-label="Search in" defaultValue={initialType ?? shown.type}>
        {offeredTypes.map((type) => (
          <option key={type} value={type}>
            {searchTypeLabels[type]}
          </option>
        ))}
      </Kind>
      <Text
        name="t"
        type="search"
        aria-label="Search"
        placeholder="Title, author, ISBN…"
        defaultValue={initialText ?? shown.text}
        maxLength={limits.search.term}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="search"
        {...inputPropsOf(box)}
      />
      <SearchButton type="submit">
        <Icon name="search" />
        <Hidden>Search</Hidden>
      </SearchButton>
      <Suggestions {...box} />
    </Bar>
  );
}
