/** @jest-environment jsdom */

import { Remote } from '@bookfront/shared/federation';
import { describe, expect, it, jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentType, lazy, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { LookupContext, NotLoaded } from './lookup';

const id = 'mf_item/ItemPage';
const show = (lookup: (id: string) => ComponentType<object>, forget: (id: string) => void = () => {}) => (
  <LookupContext.Provider value={{ lookup, forget, preload: () => {} }}>
    <Remote id={id} label="The book’s page" placeholder={<p aria-busy="true">Loading</p>} />
  </LookupContext.Provider>
);
const lost = () => lazy<ComponentType<object>>(() => Promise.reject(new Error('gone')));

function quiet() {
  jest.spyOn(console, 'error').mockImplementation(() => {});
}

describe('a part of another package', () => {
  it('shows its placeholder, then itself', async () => {
    render(show(() => Page));
    expect(await screen.findByText('The page')).toBeInTheDocument();
  });

  it('that does not load leaves a notice that names it; trying again loads it again', async () => {
    quiet();
    let View: ComponentType<object> = lost();
    const forget = jest.fn((_id: string) => {
      View = Page;
    });
    function Host() {
      const [, again] = useState(0);
      return (
        <button type="button" onClick={() => again((n) => n + 1)}>
          render
        </button>
      );
    }
    render(
      <>
        <Host />
        {show(() => View, forget)}
      </>,
    );
    expect(await screen.findByText(/The book’s page can’t be shown right now/)).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('The page')).toBeInTheDocument();
    expect(forget).toHaveBeenCalledWith(id);
    jest.mocked(console.error).mockClear();
  });

  it('that arrives after its time takes the place of the notice', async () => {
    quiet();
    let come = () => {};
    const late = new NotLoaded('timeout');
    late.arrival = new Promise<void>((done) => {
      come = done;
    });
    let View: ComponentType<object> = lazy<ComponentType<object>>(() => Promise.reject(late));
    render(
      show(
        () => View,
        () => {
          View = Page;
        },
      ),
    );
    expect(await screen.findByText(/can’t be shown right now/)).toBeInTheDocument();
    await act(async () => come());
    expect(await screen.findByText('The page')).toBeInTheDocument();
    expect(screen.queryByText(/can’t be shown right now/)).toBeNull();
    jest.mocked(console.error).mockClear();
  });

  it('keeps the text that the server wrote readable when its code is gone', async () => {
    quiet();
    const place = document.createElement('div');
    place.innerHTML = `<div class="x" data-remote="${id}"><!--$--><h1>Emma</h1><a href="/browse">More</a><!--/$--></div>`;
    document.body.append(place);
    const Lost = lost();
    await act(async () => {
      hydrateRoot(
        place,
        show(() => Lost),
        { onRecoverableError: () => {} },
      );
    });
    expect(await screen.findByText(/can’t be shown right now/)).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Emma' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'More' })).toHaveAttribute('href', '/browse');
    jest.mocked(console.error).mockClear();
  });
});

function Page() {
  return <p>The page</p>;
}
