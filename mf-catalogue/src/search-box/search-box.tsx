import { limits } from '@bookfront/shared/schemas/limits';
import type { OfferedSearchType } from '@bookfront/shared/schemas/vocabulary';
import { Hidden, Icon } from '@bookfront/shared/ui';
import { OnDemand } from '@bookfront/shared/ui/on-demand';
import type { FormEvent } from 'react';
import { useHref, useLocation } from 'react-router-dom';
import * as m from '#messages';
import { formAction } from '../view-of-path';
import { Bar, FileField, SearchButton, SearchInput, SearchTypeSelect } from './bar';
import { inputPropsOf } from './input-props';
import { offeredTypes, searchOfPath, toOfferedType } from './search-route';
import { useCombobox } from './use-combobox';
import { usePageSearch } from './use-page-search';
import { useSearch } from './use-search';

interface SearchBoxProps {
  initialText?: string;
  initialType?: string;
}

const loadSuggestions = () => import('./suggestions');
const renderNothing = () => null;

/** The search of the header, saying the search of the page. A plain form until it is hydrated. */
export function SearchBox({ initialText, initialType }: SearchBoxProps) {
  const shown = searchOfPath(useLocation().pathname);
  const box = useCombobox();
  const { form, type, setType } = usePageSearch(initialType, box.clear);
  const { search, paste, takeFile } = useSearch(type);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    box.close();
    search(event.currentTarget);
  };
  const choose = (chosen: string) => {
    setType(toOfferedType(chosen));
    box.clear();
  };
  return (
    <Bar ref={form} role="search" method="get" action={useHref(formAction)} onSubmit={submit}>
      <TypeSelect initial={initialType ?? shown.type} onChoose={choose} />
      <SearchInput
        {...textField}
        aria-label={m.search()}
        defaultValue={initialText ?? shown.text}
        hidden={type === 'file'}
        onPaste={paste}
        {...(type === 'url' ? urlField : { placeholder: m.search_placeholder(), ...inputPropsOf(box) })}
      />
      {type === 'file' && (
        <FileField
          type="file"
          aria-label={m.file_with_isbns()}
          accept={limits.upload.types.join()}
          onChange={takeFile}
        />
      )}
      <SearchButton type="submit">
        <Icon name="search" />
        <Hidden>{m.search()}</Hidden>
      </SearchButton>
      {box.typed && (
        <OnDemand load={loadSuggestions} failed={renderNothing}>
          {({ Suggestions }) => <Suggestions {...box} />}
        </OnDemand>
      )}
    </Bar>
  );
}

function TypeSelect({ initial, onChoose }: { initial: string; onChoose: (type: string) => void }) {
  return (
    <SearchTypeSelect
      name="k"
      aria-label={m.search_in()}
      defaultValue={initial}
      onChange={({ target }) => onChoose(target.value)}
    >
      {offeredTypes.map((type) => (
        <option key={type} value={type}>
          {searchTypeNames[type]()}
        </option>
      ))}
    </SearchTypeSelect>
  );
}

const textField = {
  name: 't',
  type: 'search',
  autoComplete: 'off',
  autoCapitalize: 'off',
  spellCheck: false,
  enterKeyHint: 'search',
  maxLength: limits.search.term,
} as const;

/** No suggestions for an address. */
const urlField = { inputMode: 'url', placeholder: 'https://…', maxLength: limits.url } as const;

const searchTypeNames: Record<OfferedSearchType, () => string> = {
  keyword: m.search_type_keyword,
  title: m.search_type_title,
  author: m.search_type_author,
  publisher: m.search_type_publisher,
  url: m.search_type_url,
  file: m.search_type_file,
};
