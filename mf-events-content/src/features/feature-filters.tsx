import { type FeaturesView, featuresPath, toggleFeature } from '@bookfront/shared/routes';
import type { FeatureFilter } from '@bookfront/shared/schemas';
import { Hidden, ShopLink } from '@bookfront/shared/ui';
import styled from 'styled-components';
import * as m from '#messages';

interface FeatureFiltersProps {
  view: FeaturesView;
  filters: FeatureFilter[];
}

/** FEA-05: categories with their counts, each with its subcategories; links, which work without scripts. */
export function FeatureFilters({ view, filters }: FeatureFiltersProps) {
  if (filters.length === 0) return null;
  return (
    <Nav aria-label={m.filters()}>
      {(view.c.length > 0 || view.f.length > 0) && (
        <ShopLink to={featuresPath({ ...view, c: [], f: [], o: 0 })}>{m.all_features()}</ShopLink>
      )}
      <ul>
        {filters.map((filter) => (
          <li key={filter.k}>
            <FilterLink item={filter} to={featuresPath(toggleFeature(view, 'c', filter.k))} />
            {filter.subfilters.length > 0 && (
              <ul>
                {filter.subfilters.map((item) => (
                  <li key={item.k}>
                    <FilterLink item={item} to={featuresPath(toggleFeature(view, 'f', item.k))} />
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </Nav>
  );
}

function FilterLink({ item: { e, c, s }, to }: { item: Pick<FeatureFilter, 'e' | 'c' | 's'>; to: string }) {
  return (
    <ShopLink to={to} aria-current={s || undefined}>
      <span dir="auto">{e}</span> <small>({c})</small>
      {s && <Hidden> {m.chosen()}</Hidden>}
    </ShopLink>
  );
}

const Nav = styled.nav`
  overflow-wrap: anywhere;
  ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  /* above the lists the categories stand side by side; beside them one below the other */
  > ul {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 9rem), 1fr));
    gap: 0 1.5rem;
    align-items: start;
  }
  ul ul {
    padding-inline-start: 1rem;
  }
  a {
    display: inline-block;
    min-height: 44px;
    padding-block: 0.6rem;
    color: var(--c-link);
    text-decoration: none;
  }
  a:hover {
    text-decoration: underline;
  }
  [aria-current] {
    font-weight: 600;
  }
  small {
    color: var(--c-muted);
    font-size: var(--size-small);
  }
`;
