import { href } from '@bookfront/shared/routes';
import type { TitleCard } from '@bookfront/shared/schemas';
import { Cover, ShopLink } from '@bookfront/shared/ui';
import styled, { css } from 'styled-components';

const most = 5;

/**
 * Covers held like a hand of cards, up to five, each over the one before. Only transforms, so that nothing around
 * moves.
 */
export function Fan({ titles, priority }: { titles: TitleCard[]; priority: boolean }) {
  return (
    <Hand>
      {titles.slice(0, most).map((title, i) => (
        <ShopLink key={title.eisbn} to={href.item(title.eisbn)}>
          <Cover title={title} alt={title.title} priority={priority && i < 3} />
        </ShopLink>
      ))}
    </Hand>
  );
}

/** The place of each cover in a hand of `count`: as rules, since the page's policy allows no style attributes. */
const hand = (count: number) =>
  Array.from({ length: count }, (_, i) => {
    const steps = i - (count - 1) / 2;
    return `a:nth-child(${i + 1}):nth-last-child(${count - i}) { transform: rotate(${steps * 4.5}deg) translateY(${steps * steps * 2.2}%); }`;
  }).join('\n');

const hands = css`
  ${Array.from({ length: most }, (_, i) => hand(i + 1)).join('\n')}
`;

const Hand = styled.div`
  display: flex;
  justify-content: center;
  padding: 1rem 0 2rem;
  a {
    flex: none;
    width: clamp(6.6rem, 33%, 13.5rem);
    border-radius: 4px;
  }
  a + a {
    margin-inline-start: -12%;
  }
  ${hands}
  img {
    transition: transform 180ms ease-out;
  }
  a:focus-visible {
    z-index: 2;
  }
  @media (hover: hover) and (prefers-reduced-motion: no-preference) {
    a:hover img {
      transform: translateY(-4%);
    }
  }
`;
