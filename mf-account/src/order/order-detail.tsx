import { useSettings } from '@bookfront/shared/page';
import { href } from '@bookfront/shared/routes';
import type { Order } from '@bookfront/shared/schemas';
import { useSession } from '@bookfront/shared/session';
import { ButtonLink, PageTitle } from '@bookfront/shared/ui';
import { useRef } from 'react';
import styled from 'styled-components';
import * as m from '#messages';
import { Actions } from '../layout';
import { DownloadExcel } from './download-excel';
import { FavouritesPrompt } from './favourites-prompt';
import { OrderActions } from './order-actions';
import { OrderFacts } from './order-facts';
import { OrderItems } from './order-items';
import { OrderMoney } from './order-money';
import { OrderPayments } from './order-payments';
import { nextStepText, thanksText } from './order-texts';

/** An order. `isNew`: just placed, so that the page thanks the shopper. */
export function OrderDetail({ order, isNew }: { order: Order; isNew: boolean }) {
  const { store_info } = useSettings();
  const numberText = m.order_number({ number: order.order_number });
  const { logged_in } = useSession();
  const pageTitle = useRef<HTMLHeadingElement>(null);
  const isQuote = order.delivery_key === 'quote';
  return (
    <>
      <Head data-shop={[store_info.name, store_info.phone].filter(Boolean).join(', ')}>
        <PageTitle ref={pageTitle}>{isNew ? thanksText(order.delivery_key) : numberText}</PageTitle>
        <p>
          {isNew && <b>{numberText}</b>}
          <span>{order.order_date_text}</span>
        </p>
        <p role={isNew ? 'status' : undefined}>{nextStepText(order.delivery_key)}</p>
        {isNew && !logged_in && <p>{m.order_keep_number({ shop: store_info.name })}</p>}
      </Head>
      {isNew && logged_in && !isQuote && <FavouritesPrompt order={order} onClose={() => pageTitle.current?.focus()} />}
      <Columns>
        <div>
          <OrderItems order={order} />
          {logged_in && (
            <Documents>
              <DownloadExcel orderNumber={order.order_number} />
              <OrderActions order={order} />
            </Documents>
          )}
          <ButtonLink to={href.browse()} kind="quiet">
            {m.order_browse_more({ shop: store_info.name })}
          </ButtonLink>
        </div>
        <Side>
          <OrderMoney summary={order.summary} />
          {!isQuote && <OrderPayments order={order} />}
          <OrderFacts order={order} />
        </Side>
      </Columns>
    </>
  );
}

const Documents = styled(Actions)`
  margin-bottom: 1rem;
`;

const Head = styled.header`
  max-width: 42rem;
  margin-bottom: 2rem;
  p {
    display: flex;
    flex-wrap: wrap;
    gap: 0.25rem 1.25rem;
    margin: 0 0 0.6rem;
    line-height: 1.6;
  }
  span {
    color: var(--c-muted);
  }
  /* paper has no header of the shop */
  @media print {
    &::before {
      content: attr(data-shop);
      display: block;
      margin-bottom: 1.5rem;
      font: 600 var(--size-text)/1.3 var(--font-heading);
    }
  }
`;

const Columns = styled.div`
  display: grid;
  gap: 2.5rem clamp(2rem, 5vw, 4.5rem);
  align-items: start;
  @media (min-width: 860px) {
    grid-template-columns: minmax(0, 1fr) 22rem;
  }
`;

const Side = styled.div`
  display: grid;
  gap: 2rem;
`;
