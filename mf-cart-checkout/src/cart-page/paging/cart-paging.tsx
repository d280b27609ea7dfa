import { Button } from '@bookfront/shared/ui';
import styled from 'styled-components';
import * as m from '#messages';

interface CartPagingProps {
  page: number;
  pages: number;
  onPage: (page: number) => void;
}

export function CartPaging({ page, pages, onPage }: CartPagingProps) {
  if (pages === 1) return null;
  return (
    <Bar aria-label={m.cart_pages()}>
      <Button kind="quiet" disabled={page === 1} onClick={() => onPage(page - 1)}>
        {m.cart_page_previous()}
      </Button>
      <span role="status">{m.cart_page_of({ page, pages })}</span>
      <Button kind="quiet" disabled={page === pages} onClick={() => onPage(page + 1)}>
        {m.cart_page_next()}
      </Button>
    </Bar>
  );
}

const Bar = styled.nav`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: 0.75rem 1.25rem;
  margin-block: 1.5rem;
`;
