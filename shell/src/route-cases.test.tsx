/** @jest-environment jsdom */
import { sessionStore } from '@bookfront/shared/session';
import { buildPage, buildSettings } from '@bookfront/shared/testing';
import { routeCaseSettings, routeCases } from '@bookfront/shared/testing/route-cases';
import { expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { App, makeClient } from './app';
import { headOf } from './head/head';

const remotes = { lookup: (id: string) => () => <h1>{id}</h1>, forget: () => {}, preload: () => {} };
const settings = buildSettings(routeCaseSettings);
let shown = '';
const Where = () => {
  shown = useLocation().pathname;
  return null;
};

function open(path: string) {
  const page = buildPage({ url: path, settings });
  sessionStore.set(page.session);
  render(
    <MemoryRouter initialEntries={[path]}>
      <Where />
      <App page={page} client={makeClient(page)} remotes={remotes} />
    </MemoryRouter>,
  );
  return page;
}

it.each(routeCases)('the browser’s router answers $path as the edge does: $status $page $to', (example) => {
  const page = open(example.path);
  if (example.to) expect(shown).toBe(example.to);
  else {
    expect(shown).toBe(example.path);
    expect(screen.getByRole('main')).toHaveTextContent(example.page ?? '404');
    expect(headOf({ ...page, status: example.status === 404 ? 404 : 200 }).noIndex ?? false).toBe(
      example.noIndex ?? false,
    );
  }
});
