import { failureText, useCall } from '@bookfront/shared/api-client';
import { Remote } from '@bookfront/shared/federation';
import type { GiftCardPage } from '@bookfront/shared/schemas';
import { useShopRules } from '@bookfront/shared/session';
import { EmptyState, FailedState, PageTitle, PageWidth, Skeleton, TitleGrid } from '@bookfront/shared/ui';
import styled from 'styled-components';
import * as m from '#messages';
import { AccountNote } from '../gift-card-dialog';
import { Columns, Panel } from '../layout';
import { BalanceChecker } from './balance-checker';
import { StoreGiftCard } from './store-gift-card';

/** /gift-cards (P2 §2 Gift cards page). */
export function GiftCardsPage() {
  const { data, error, refetch } = useCall('giftcard/get', {});
  return (
    <PageWidth>
      <Elements part="top" />
      <PageTitle>{m.gift_cards()}</PageTitle>
      {error && <FailedState title={m.generic_error()} text={failureText(error)} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton lines={8} height="28rem" />}
      {data && <Content page={data} />}
    </PageWidth>
  );
}

/** GFT-01, GFT-04: what the shop has put on the page: banners on top, all else below. */
const Elements = ({ part }: { part: 'top' | 'below' }) => (
  <Apart>
    <Remote
      id="mf_events_content/ContentBlocks"
      pageId="gift-cards"
      part={part}
      placeholder={null}
      label={m.gift_cards_elements()}
      quiet
    />
  </Apart>
);

function Content({ page }: { page: GiftCardPage }) {
  const { show_gc_balanace_checker, store_giftcards } = page;
  const { showCart } = useShopRules();
  return (
    <>
      <Columns>
        <section aria-label={m.gift_cards_to_buy()}>
          {store_giftcards.length > 0 && showCart && (
            <Intro>
              <AccountNote />
            </Intro>
          )}
          {store_giftcards.length === 0 ? (
            <EmptyState title={m.gift_cards_none()}>{m.gift_cards_none_text()}</EmptyState>
          ) : (
            <TitleGrid>
              {store_giftcards.map((card) => (
                <li key={card.eisbn}>
                  <StoreGiftCard card={card} />
                </li>
              ))}
            </TitleGrid>
          )}
        </section>
        {show_gc_balanace_checker && (
          <Panel aria-labelledby="balance-title">
            <h2 id="balance-title">{m.gift_cards_balance()}</h2>
            <BalanceChecker />
          </Panel>
        )}
      </Columns>
      <Elements part="below" />
    </>
  );
}

/** Space above the covers where there is a note. */
const Intro = styled.div`
  margin-block: 1rem 1.5rem;
  &:empty {
    display: none;
  }
`;

const Apart = styled.div`
  margin-block: 2.5rem;
  &:first-child {
    margin-top: 0;
  }
  &:not(:has(> * > *)) {
    margin: 0;
  }
`;
