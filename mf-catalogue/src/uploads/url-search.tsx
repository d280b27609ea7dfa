import { call } from '@bookfront/shared/api-client';
import { href } from '@bookfront/shared/routes';
import { limits } from '@bookfront/shared/schemas/limits';
import { Button, Field } from '@bookfront/shared/ui';
import { type FormEvent, useLayoutEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import * as m from '#messages';
import { urlOfState, viewOfPath } from '../view-of-path';
import { SearchStage } from './search-stage';
import { type ListSearch, useListSearch } from './use-list-search';

/**
 * /browse/url: searches the page at the address in the navigation's state, and asks for one where there is none or it
 * failed (NAV-58).
 */
export function UrlSearch() {
  const navigate = useNavigate();
  const { state, pathname, key } = useLocation();
  const { stage, start, stop, refuse } = useListSearch();
  // a plain form had to put it into the path
  const url = urlOfState(state) || viewOfPath(pathname).t || '';
  // before the form is seen
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each navigation
  useLayoutEffect(() => {
    if (url) void start(searchOf(url));
  }, [key]);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const given = String(new FormData(event.currentTarget).get('url')).trim();
    if (given) navigate(href.urlSearch(), { replace: true, state: { url: given } });
    else refuse(m.address_missing());
  };
  return (
    <>
      <SearchStage stage={stage} onStop={stop} onAgain={(search) => void start(search)} />
      {stage.is !== 'running' && (
        <Form onSubmit={submit}>
          <Field
            label={m.address_of_a_page()}
            hint={m.url_search_hint()}
            name="url"
            inputMode="url"
            placeholder="https://…"
            defaultValue={url}
            maxLength={limits.url}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
          />
          <Button type="submit">{m.search_this_page()}</Button>
        </Form>
      )}
    </>
  );
}

const searchOf = (url: string): ListSearch => ({
  name: url,
  send: (signal, onSent) => {
    onSent(1);
    return call('browse/url', { url }, signal);
  },
});

const Form = styled.form`
  display: grid;
  justify-items: start;
  gap: 1rem;
  max-width: 42rem;
  margin: 0;
  > div {
    width: 100%;
  }
`;
