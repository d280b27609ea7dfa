import { type BrowseView, browsePath } from '@bookfront/shared/routes';
import { Hidden, Icon, ShopLink } from '@bookfront/shared/ui';
import { PageNav, PageNumber } from '@bookfront/shared/ui/page-links';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import * as m from '#messages';
import { numbersWithGaps, pagesOf, viewOfPage } from './pages';

interface PagingProps {
  view: BrowseView;
  pageSize: number;
  rowCount: number;
}

/** First, previous, numbers, next, last: real links. */
export function Paging({ view, pageSize, rowCount }: PagingProps) {
  const { page, last } = pagesOf(view, pageSize, rowCount);
  if (last < 2) return null;
  const at = (n: number) => browsePath(viewOfPage(view, pageSize, n));
  const isIn = (n: number) => n >= 1 && n <= last && n !== page;
  const numbers = numbersWithGaps(page, last);
  const isSpare = (n: number) => numbers.length > 5 && Math.abs(n - page) === 1 && n !== 1 && n !== last;
  return (
    <Nav aria-label={m.pages()}>
      <Step to={at(1)} shown={isIn(1)} label={m.first_page()} side="start" twice />
      <Step to={at(page - 1)} shown={isIn(page - 1)} label={m.previous_page()} side="start" rel="prev" />
      <Numbers>
        {numbers.map((n, i) => (
          <li key={n || `gap-${i}`} data-spare={isSpare(n) || undefined}>
            {n === 0 ? <span aria-hidden="true">…</span> : <PageNumber to={at(n)} number={n} isCurrent={n === page} />}
          </li>
        ))}
      </Numbers>
      <Step to={at(page + 1)} shown={isIn(page + 1)} label={m.next_page()} side="end" rel="next" />
      <Step to={at(last)} shown={isIn(last)} label={m.last_page()} side="end" twice />
    </Nav>
  );
}

interface StepProps {
  to: string;
  shown: boolean;
  label: string;
  side: 'start' | 'end';
  twice?: boolean;
  rel?: string;
}

function Step({ to, shown, label, side, twice = false, rel }: StepProps): ReactNode {
  if (!shown) return null;
  return (
    <StepLink to={to} data-side={side} data-far={twice || undefined} rel={rel}>
      <Icon name="chevron" size={18} />
      {twice && <Icon name="chevron" size={18} />}
      <Hidden>{label}</Hidden>
    </StepLink>
  );
}

const Nav = styled(PageNav)`
  flex-wrap: nowrap;
  a {
    padding-inline: 0;
  }
`;

const Numbers = styled.ol`
  display: flex;
  align-items: center;
  margin: 0;
  padding: 0;
  list-style: none;
  /* the steps lead to the neighbours: seven numbers are too wide for a phone */
  @media (max-width: 480px) {
    > [data-spare] {
      display: none;
    }
  }
`;

const StepLink = styled(ShopLink)`
  svg + svg {
    margin-inline-start: -13px;
  }
  &[data-side='start'] svg {
    transform: scaleX(-1);
  }
  &[data-far] {
    @media (max-width: 480px) {
      display: none;
    }
  }
`;
