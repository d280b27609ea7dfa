/** @jest-environment jsdom */
import { LookupContext, Remote } from '@bookfront/shared/federation';
import { useSession } from '@bookfront/shared/session';
import { lifecyclesOf } from '@bookfront/shared/stand-alone';
import { buildCustomer, buildOffer, buildTitleCard, renderPage } from '@bookfront/shared/testing';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentType, useContext } from 'react';
import { Link, useParams } from 'react-router-dom';
import { otherReactRemote } from './other-react-remote';

/**
 * Lifecycles made as a remote's own file makes them. One React in a test: what is proven is that nothing crosses but
 * the host's few functions.
 */
const mountedBy = (parts: Record<string, ComponentType<object>>, id = 'mf_item/ItemPage') =>
  otherReactRemote(id, lifecyclesOf(parts));
/** The foreign root ends some steps later than the page around it. */
afterEach(async () => {
  cleanup();
  for (let step = 0; step < 20; step += 1) await act(async () => {});
});

function ItemPage() {
  const { item_id } = useParams();
  const { user } = useSession();
  return (
    <>
      <h1>
        {item_id} for {user?.first_name ?? 'a guest'}
      </h1>
      <Link to="/browse">Browse</Link>
      <Remote
        id="mf_cart_checkout/CartControls"
        label="Cart"
        placeholder={null}
        title={buildTitleCard()}
        offer={buildOffer()}
      />
    </>
  );
}

describe('a release of another React major', () => {
  it('shows the page of the shell’s address, with its session and the other packages’ parts', async () => {
    const Foreign = mountedBy({ 'mf_item/ItemPage': ItemPage });
    renderPage(<Foreign />, {
      url: '/item/978',
      path: '/item/:item_id',
      page: { session: buildCustomer() },
      parts: { 'mf_cart_checkout/CartControls': () => <button type="button">Add to cart</button> },
    });
    expect(await screen.findByRole('heading', { name: '978 for Ruth' })).toBeInTheDocument();
    expect(await screen.findByRole('button', { name: 'Add to cart' })).toBeInTheDocument();
  });

  it('navigates through the shell’s router', async () => {
    const Foreign = mountedBy({ 'mf_item/ItemPage': ItemPage });
    const { address } = renderPage(<Foreign />, { url: '/item/978', path: '/item/:item_id' });
    await userEvent.click(await screen.findByRole('link', { name: 'Browse' }));
    expect(address()).toBe('/browse');
  });

  it('draws a fragment with its props, and draws it again when they change', async () => {
    const Favourite = ({ eisbn }: { eisbn?: string }) => <p>Favourite of {eisbn}</p>;
    const id = 'mf_lists_registry/FavouriteButton';
    const Foreign: ComponentType<{ eisbn?: string }> = mountedBy({ [id]: Favourite }, id);
    renderPage(<Foreign eisbn="978" />);
    expect(await screen.findByText('Favourite of 978')).toBeInTheDocument();
  });

  it('goes when its place goes', async () => {
    const Foreign = mountedBy({ 'mf_item/ItemPage': ItemPage });
    const { unmount } = renderPage(<Foreign />, { url: '/item/978', path: '/item/:item_id' });
    await screen.findByRole('heading');
    unmount();
    await waitFor(() => expect(screen.queryByRole('heading')).not.toBeInTheDocument());
  });

  it('that throws in its own root is handed to the boundary around it', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    const Broken = (): never => {
      throw new Error('at render');
    };
    const Foreign = mountedBy({ 'mf_item/ItemPage': Broken });
    const failed = jest.fn((_id: string, _skip: number, _error: unknown) => undefined);
    const Page = () => {
      const outer = useContext(LookupContext);
      return (
        <LookupContext.Provider value={{ ...outer, lookup: () => Foreign, failed }}>
          <Remote id="mf_item/ItemPage" label="The book’s page" placeholder={null} />
        </LookupContext.Provider>
      );
    };
    renderPage(<Page />, { url: '/item/978' });
    expect(await screen.findByText(/can’t be shown/)).toBeInTheDocument();
    expect(failed).toHaveBeenCalledWith('mf_item/ItemPage', 0, expect.objectContaining({ message: 'at render' }));
    jest.mocked(console.error).mockClear();
  });

  it('whose lifecycles never end their first step is given up after 3 seconds', async () => {
    jest.useFakeTimers();
    const errors = jest.spyOn(console, 'error').mockImplementation(() => {});
    const pending = () => new Promise(() => {});
    const Foreign = otherReactRemote('mf_item/ItemPage', { bootstrap: pending, mount: pending, unmount: pending });
    renderPage(<Remote id="mf_item/ItemPage" label="The book’s page" placeholder={null} />, {
      parts: { 'mf_item/ItemPage': Foreign },
    });
    for (let i = 0; i < 4; i += 1) await act(async () => void (await jest.advanceTimersByTimeAsync(3001)));
    expect(screen.getByText(/can’t be shown/)).toBeInTheDocument();
    jest.useRealTimers();
    errors.mockClear();
  });

  it('without lifecycles is refused', () => {
    expect(() => otherReactRemote('mf_item/ItemPage', { default: ItemPage })).toThrow(
      'no lifecycles of mf_item/ItemPage',
    );
  });
});
