import { type FeaturesView, featuresPath } from '@bookfront/shared/routes';
import type { Feature } from '@bookfront/shared/schemas';
import { limits } from '@bookfront/shared/schemas/limits';
import { EmptyState, ShopLink } from '@bookfront/shared/ui';
import styled from 'styled-components';
import * as m from '#messages';
import { FeatureCard } from './feature-card';

interface FeatureResultsProps {
  view: FeaturesView;
  rows: Feature[];
  count: number;
}

/** ERR-29 */
export function FeatureResults({ view, rows, count }: FeatureResultsProps) {
  if (rows.length === 0) return <EmptyState title={m.no_results()} />;
  return (
    <>
      <p role="status">{m.feature_count({ count })}</p>
      <List>
        {rows.map((feature) => (
          <li key={feature.list_id}>
            <FeatureCard feature={feature} />
          </li>
        ))}
      </List>
      <Paging view={view} count={count} />
    </>
  );
}

function Paging({ view, count }: { view: FeaturesView; count: number }) {
  const size = view.l ?? limits.feature.pageSize;
  const pages = Math.ceil(count / size);
  if (pages < 2) return null;
  const page = Math.floor(view.o / size) + 1;
  const pathOf = (next: number) => featuresPath({ ...view, o: (next - 1) * size });
  return (
    <Nav aria-label={m.pages()}>
      {page > 1 && (
        <ShopLink to={pathOf(page - 1)} rel="prev">
          {m.previous_page()}
        </ShopLink>
      )}
      <span>{m.page_of_pages({ page, pages })}</span>
      {page < pages && (
        <ShopLink to={pathOf(page + 1)} rel="next">
          {m.next_page()}
        </ShopLink>
      )}
    </Nav>
  );
}

const List = styled.ul`
  display: grid;
  gap: 2rem;
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Nav = styled.nav`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.5rem 1.5rem;
  margin-top: 2rem;
  a {
    padding-block: 0.65rem;
    color: var(--c-link);
  }
`;
