import { failureText, useCall } from '@bookfront/shared/api-client';
import type { GiftCardPage } from '@bookfront/shared/schemas';
import { useShopRules } from '@bookfront/shared/session';
import { EmptyState, FailedState, PageTitle, PageWidth, Skeleton, TitleGrid } from '@bookfront/shared/ui';
import styled from 'styled-components';
import * as m from '#messages';
import { AccountNote } from '../gift-card-dialog';
import { BalanceChecker } from './balance-checker';
import { CustomElement } from './custom-element';
import { StoreGiftCard } from './store-gift-card';

/** /gift-cards (P2 §2 Gift cards page). */
export function GiftCardsPage() {
  const { data, error, refetch } = useCall('giftcard/get', {});
  return (
    <PageWidth>
      {data && elementsOf(data, true).map((element, i) => <CustomElement key={i} element={element} />)}
      <PageTitle>{m.gift_cards()}</PageTitle>
      {error && <FailedState title={m.generic_error()} text={failureText(error)} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton lines={8} height="28rem" />}
      {data && <Content page={data} />}
    </PageWidth>
  );
}

/** GFT-01, GFT-04 */
const elementsOf = ({ webstore_custom_elements }: GiftCardPage, isBanner: boolean) =>
  webstore_custom_elements.filter(({ placement }) => (placement === 'banner') === isBanner);

function Content({ page }: { page: GiftCardPage }) {
  const { show_gc_balanace_checker, store_giftcards } = page;
  const { showCart } = useShopRules();
  return (
    <>
      {show_gc_balanace_checker && (
        <Section aria-labelledby="balance-title">
          <h2 id="balance-title">{m.gift_cards_balance()}</h2>
          <BalanceChecker />
        </Section>
      )}
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
      {elementsOf(page, false).map((element, i) => (
        <CustomElement key={i} element={element} />
      ))}
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

const Section = styled.section`
  margin-block: 1rem 2.5rem;
  h2 {
    margin: 0 0 0.75rem;
    font: 600 var(--size-lead)/1.25 var(--font-heading);
  }
`;
