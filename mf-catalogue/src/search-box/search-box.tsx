import { href } from '@bookfront/shared/routes';
import { limits } from '@bookfront/shared/schemas/limits';
import { searchTypeLabels } from '@bookfront/shared/schemas/vocabulary';
import { Hidden, Icon } from '@bookfront/shared/ui';
import { type FormEvent, useId } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { Bar, Kind, SearchButton, Text } from './bar';
import { offeredTypes, searchOfPath } from './search-route';
import { Suggestions } from './suggestions';
import { useCombobox } from './use-combobox';

interface SearchBoxProps {
  initialText?: string;
  initialType?: string;
}

/** The search of the header. A plain form until it is hydrated; the box begins anew on each page, so that it says that page's search. */
export function SearchBox(props: SearchBoxProps) {
  return <Box key={useLocation().pathname} {...props} />;
}

function Box({ initialText, initialType }: SearchBoxProps) {
  const navigate = useNavigate();
  const shown = searchOfPath(useLocation().pathname);
  const box = useCombobox();
  const id = useId();
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    box.close();
    navigate(href.search(String(fields.get('t')), String(fields.get('k'))));
  };
  return (
    <Bar role="search" method="get" action="/browse/filter/" onSubmit={search}>
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
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={box.isOpen}
        aria-controls={`${id}-list`}
        aria-activedescendant={box.isOpen && box.active >= 0 ? `${id}-${box.active}` : undefined}
        onChange={(event) => box.type(event.currentTarget.value)}
        onKeyDown={box.onKeyDown}
        onBlur={box.close}
      />
      <SearchButton type="submit">
        <Icon name="search" />
        <Hidden>Search</Hidden>
      </SearchButton>
      <Suggestions id={id} {...box} />
    </Bar>
  );
}
