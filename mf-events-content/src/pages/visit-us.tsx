import { localityLine } from '@bookfront/shared/format/address';
import { useSettings } from '@bookfront/shared/page';
import { PageWidth } from '@bookfront/shared/ui';
import styled from 'styled-components';
import * as m from '#messages';

/** Where the shop is and how to reach it; nothing for a shop that hides its address. */
export function VisitUs() {
  const { store_info: shop, tagline } = useSettings();
  if (shop.hide_footer_address || !shop.address) return null;
  return (
    <Ground aria-labelledby="visit-us">
      <Row>
        <div>
          <h2 id="visit-us">{m.visit_us()}</h2>
          {tagline && <p>{tagline}</p>}
        </div>
        <address>
          <b>{shop.name}</b>
          <span>{shop.address}</span>
          <span>{localityLine(shop)}</span>
        </address>
        <address>
          {shop.phone && <a href={`tel:${shop.phone.replace(/[^\d+]/g, '')}`}>{shop.phone}</a>}
          {shop.email && <a href={`mailto:${shop.email}`}>{shop.email}</a>}
        </address>
      </Row>
    </Ground>
  );
}

const Ground = styled.section`
  border-top: 1px solid var(--c-line);
`;

const Row = styled(PageWidth)`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(15rem, 1fr));
  gap: 1.5rem 3rem;
  padding-block: clamp(2rem, 4vw, 3rem);
  h2 {
    margin: 0 0 0.4rem;
    font: 600 var(--size-head)/1.2 var(--font-heading);
  }
  p {
    margin: 0;
    color: var(--c-muted);
  }
  address {
    display: grid;
    align-content: start;
    font-style: normal;
    line-height: 1.6;
    overflow-wrap: anywhere;
  }
  b {
    font-weight: 600;
  }
  a {
    padding-block: 0.35rem;
    color: var(--c-link);
    text-underline-offset: 0.2em;
  }
`;
