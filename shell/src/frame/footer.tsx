import { isWebAddress } from '@bookfront/shared/format/web-address';
import { useHasPage, useSettings } from '@bookfront/shared/page';
import { href } from '@bookfront/shared/routes';
import { ShopLink } from '@bookfront/shared/ui';
import styled from 'styled-components';
import * as m from '#messages';
import { StoreAddress, StoreContact, type StoreFactRules, useStoreFacts } from '../store-facts';
import { CanadaLogo } from './header/canada-logo';
import { Menu } from './menu/menu';

/** The shop's name and contact details, each field as footer_display_rules allow (SHL-46 to SHL-56). */
export function Footer() {
  const { show_government_of_canada_logo, government_of_canada_bilingual } = useSettings();
  const { store: store_info, shows } = useStoreFacts();
  return (
    <FooterBar>
      <Columns>
        <div>
          {show_government_of_canada_logo && <CanadaLogo isBilingual={government_of_canada_bilingual} />}
          {shows('name') && <Name>{store_info.name}</Name>}
          {shows('footer_message') && store_info.footer_message && <p>{store_info.footer_message}</p>}
          <p>{store_info.is_canadian ? m.prices_in_cad() : m.prices_in_usd()}</p>
        </div>
        <address>
          <StoreAddress />
          <StoreContact />
          <ShopLinks />
        </address>
        <div id="footer-menu">
          <FooterMenu label={m.footer_menu()} />
          <Social store={store_info} shows={shows} />
        </div>
      </Columns>
    </FooterBar>
  );
}

/** Links that have a setting each (SHL-57 to SHL-59, GAP-42). */
export function ShopLinks() {
  const { is_v1, has_privacy_policy_page, has_terms_conditions_page } = useSettings();
  const hasPage = useHasPage();
  const links = [
    { to: href.contact(), label: m.map_and_hours(), isWanted: true },
    { to: href.privacy(), label: m.privacy_policy(), isWanted: is_v1 && has_privacy_policy_page },
    { to: href.terms(), label: m.terms_and_conditions(), isWanted: has_terms_conditions_page },
  ].filter(({ to, isWanted }) => isWanted && hasPage(to));
  if (links.length === 0) return null;
  return (
    <ul>
      {links.map(({ to, label }) => (
        <li key={to}>
          <ShopLink to={to}>{label}</ShopLink>
        </li>
      ))}
    </ul>
  );
}

const networks = { twitter: 'Twitter', facebook: 'Facebook', instagram: 'Instagram', tiktok: 'TikTok' } as const;

function Social({ store, shows }: StoreFactRules) {
  const present = (Object.keys(networks) as (keyof typeof networks)[]).filter(
    (network) => isWebAddress(store[network]) && shows(network),
  );
  if (present.length === 0) return null;
  return (
    <ul>
      {present.map((network) => (
        <li key={network}>
          <a href={store[network]}>{networks[network]}</a>
        </li>
      ))}
    </ul>
  );
}

export const FooterBar = styled.footer`
  padding-block: calc(var(--footer-padding) + 0.75rem) 2rem;
  background: var(--footer-ground);
  color: var(--footer-ink);
  :focus-visible {
    outline-color: currentColor;
  }
  a {
    color: inherit;
  }
  @media print {
    display: none;
  }
`;

const Columns = styled.div`
  overflow-wrap: anywhere;
  width: min(100% - var(--gutter), var(--footer-width));
  margin-inline: auto;
  display: grid;
  gap: 2rem;
  grid-template-columns: repeat(auto-fit, minmax(14rem, 1fr));
  address {
    font-style: normal;
  }
  ul {
    margin: 0 0 1rem;
    padding: 0;
    list-style: none;
  }
  li a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    text-decoration: none;
  }
  li a:hover {
    text-decoration: underline;
  }
  p {
    margin: 0 0 1rem;
    max-width: 28rem;
  }
`;

const Name = styled.p`
  font: 600 var(--size-lead)/1.2 var(--font-heading);
`;

const FooterMenu = styled(Menu)`
  > ul {
    columns: 2;
  }
  ul ul {
    display: none;
  }
`;
