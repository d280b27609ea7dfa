/** @jest-environment jsdom */
import { emptyView } from '@bookfront/shared/routes';
import { expect, test } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { SortForm } from './browse/toolbar/sort-form';
import { SearchBox } from './search-box';

test("the forms of search and order, which work without scripts, are sent below the shop's base [SHL-07]", () => {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter basename="/shop" initialEntries={['/shop/browse']}>
        <SearchBox />
        <SortForm view={emptyView} pageSize={26} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  expect(screen.getByRole('search')).toHaveAttribute('action', '/shop/browse/filter/');
  expect(screen.getByRole('combobox', { name: 'Sort by' }).closest('form')).toHaveAttribute(
    'action',
    '/shop/browse/filter/',
  );
});
