import { Button } from '@bookfront/shared/ui';
import styled from 'styled-components';

interface CartPagingProps {
  page: number;
  pages: number;
  onPage: (page: number) => void;
}

export function CartPaging({ page, pages, onPage }: CartPagingProps) {
  if (pages === 1) return null;
  return (
    <Bar aria-label="Pages of the cart">
      <Button kind="quiet" disabled={page === 1} onClick={() => onPage(page - 1)}>
        Previous
      </Button>
      <span role="status">
        Page {page} of {pages}
      </span>
      <Button kind="quiet" disabled={page === pages} onClick={() => onPage(page + 1)}>
        Next
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
