import { href } from '@bookfront/shared/routes';
import { useSession } from '@bookfront/shared/session';
import { ButtonLink, Icon, PageTitle } from '@bookfront/shared/ui';
import styled from 'styled-components';
import * as m from '#messages';
import { PriceChanges } from '../price-changes';
import { isPaying, StepBar, stepBefore } from '../steps';
import { AwayOverlay } from './away-overlay';
import { ShopMessage } from './shop-message';
import { type StepAfterCart, StepContent } from './step-content';
import { useChecksumGuard } from './use-checksum-guard';

interface StepFrameProps {
  step: StepAfterCart;
  isOrdering: boolean;
  onOrdering: (isOrdering: boolean) => void;
}

const titles: Record<StepAfterCart, () => string> = {
  delivery: m.step_title_delivery,
  provider: m.step_title_provider,
  contact: m.step_title_contact,
  payment: m.step_title_payment,
  credit_card: m.step_title_card,
  review: m.step_title_review,
  chase: m.step_title_review,
  clearent: m.step_title_review,
  global: m.step_title_review,
};

/** What every step after the cart has: title, step bar, Back, and the guard that notices a cart changed elsewhere. */
export function StepFrame({ step, isOrdering, onOrdering }: StepFrameProps) {
  const { items, checkout } = useSession().cart;
  const { isAway, dismiss } = useChecksumGuard(!isOrdering);
  return (
    <>
      <PageTitle>{titles[step]()}</PageTitle>
      <StepBar current={step} />
      <ShopMessage step={step} />
      <PriceChanges items={items} />
      <StepContent step={step} onOrdering={onOrdering} />
      {!isOrdering && (
        <Back to={href.checkout(stepBefore(step, checkout))} kind="plain">
          <Icon name="chevron" size={18} />
          {m.back()}
        </Back>
      )}
      {isAway && !isOrdering && !isPaying(step, checkout) && <AwayOverlay onClick={dismiss} />}
    </>
  );
}

const Back = styled(ButtonLink)`
  margin-top: 1.5rem;
  svg {
    transform: scaleX(-1);
  }
`;
