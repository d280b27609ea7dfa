import { useSettings } from '@bookfront/shared/page';
import { type CheckoutStep, href } from '@bookfront/shared/routes';
import { useSession } from '@bookfront/shared/session';
import { Hidden, Icon, ShopLink } from '@bookfront/shared/ui';
import styled from 'styled-components';
import * as m from '#messages';
import { stepEntries } from './step-order';

/** Shows the current step and links to those that were reached. */
export function StepBar({ current }: { current: CheckoutStep }) {
  const { cart, logged_in } = useSession();
  const { ship_enabled } = useSettings().checkout_info;
  const entries = stepEntries(current, cart.checkout, ship_enabled && logged_in);
  return (
    <Bar aria-label={m.steps()}>
      <ol>
        {entries.map(({ label, step, isCurrent, isPassed, isOpen }) => (
          <li key={label} data-passed={isPassed || undefined} aria-current={isCurrent ? 'step' : undefined}>
            <Dot>{isPassed && <Icon name="check" size={14} />}</Dot>
            {isOpen ? <ShopLink to={href.checkout(step)}>{label}</ShopLink> : <span>{label}</span>}
            {isPassed && <Hidden> {m.step_done()}</Hidden>}
          </li>
        ))}
      </ol>
    </Bar>
  );
}

const Bar = styled.nav`
  margin: 1.25rem 0 2.25rem;
  ol {
    display: flex;
    max-width: 44rem;
    margin: 0;
    padding: 0;
    list-style: none;
  }
  li {
    position: relative;
    flex: 1;
    display: grid;
    justify-items: center;
    gap: 0.35rem;
    color: var(--c-muted);
    font-size: clamp(0.75rem, 0.65rem + 0.5vw, 0.95rem);
    text-align: center;
    overflow-wrap: anywhere;
  }
  li + li::before {
    content: '';
    position: absolute;
    top: 11px;
    inset-inline: calc(-50% + 15px) calc(50% + 15px);
    height: 1px;
    background: var(--c-line-strong);
  }
  li[aria-current] {
    color: var(--c-ink);
    font-weight: 600;
  }
  a {
    color: var(--c-link);
    text-underline-offset: 0.2em;
  }
  a::after {
    content: '';
    position: absolute;
    inset: -6px 0;
  }
`;

const Dot = styled.span`
  display: grid;
  place-items: center;
  width: 23px;
  height: 23px;
  border: 1px solid var(--c-line-strong);
  border-radius: 50%;
  background: var(--c-ground);
  [aria-current] > & {
    border: 6px solid var(--c-primary);
  }
  [data-passed] > & {
    border-color: var(--c-primary);
    background: var(--c-primary);
    color: var(--c-primary-ink);
  }
`;
