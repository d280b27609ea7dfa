import { href } from '@bookfront/shared/routes';
import type { Summary } from '@bookfront/shared/schemas';
import { useSession } from '@bookfront/shared/session';
import { Cover, ShopLink } from '@bookfront/shared/ui';
import styled from 'styled-components';
import * as m from '#messages';
import { Panel } from '../layout';
import { SummaryLines } from './summary-lines';

const covers = 4;

/** Beside the steps: what is being bought and what it costs. `priced`: what it would cost with a choice not saved yet. */
export function OrderPanel({ priced }: { priced?: Summary | undefined }) {
  const { items, summary } = useSession().cart;
  const more = items.length - covers;
  return (
    <Panel aria-labelledby="order-title">
      <h2 id="order-title">{m.summary_order()}</h2>
      <Covers>
        {items.slice(0, covers).map(({ title_info, cart_info }) => (
          <Cover key={cart_info.cart_id} title={title_info} alt={title_info.title} />
        ))}
        {more > 0 && <span>{m.summary_more({ count: more })}</span>}
      </Covers>
      <SummaryLines summary={priced ?? summary} />
      <ShopLink to={href.cart()}>{m.summary_change_cart()}</ShopLink>
    </Panel>
  );
}

const Covers = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.6rem;
  img {
    width: 3.4rem;
  }
  span {
    color: var(--c-muted);
    font-size: var(--size-small);
  }
`;
