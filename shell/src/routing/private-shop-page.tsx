import { useSettings } from '@bookfront/shared/page';
import { href } from '@bookfront/shared/routes';
import { ButtonLink, PageTitle } from '@bookfront/shared/ui';
import styled from 'styled-components';
import * as m from '#messages';
import { StoreAddress, StoreContact } from '../store-facts';

/** The page that guests of a private shop see instead of all others (SHL-65, SHL-66). */
export function PrivateShopPage() {
  const { store_info, is_exclusive, tagline, description } = useSettings();
  return (
    <Page>
      <Front>
        <strong>{store_info.name}</strong>
        {(description || tagline) && <p>{description || tagline}</p>}
      </Front>
      <Entrance>
        <PageTitle>{m.login_required()}</PageTitle>
        <p>{is_exclusive ? m.invited_accounts_only() : m.gate_accounts()}</p>
        {!is_exclusive && <ButtonLink to={href.login('/')}>{m.log_in()}</ButtonLink>}
        <address>
          <StoreAddress />
          <StoreContact />
        </address>
      </Entrance>
    </Page>
  );
}

const Page = styled.main`
  display: grid;
  min-height: 100dvh;
  @media (min-width: 720px) {
    grid-template-columns: 1fr 1fr;
  }
`;

const Half = styled.div`
  display: grid;
  align-content: center;
  justify-items: start;
  gap: 1rem;
  padding: clamp(2rem, 8vw, 6rem) clamp(1.25rem, 6vw, 5rem);
  overflow-wrap: anywhere;
  p {
    max-width: 30rem;
    margin: 0;
  }
`;

const Front = styled(Half)`
  background: var(--c-primary);
  color: var(--c-primary-ink);
  strong {
    font: 600 clamp(2.2rem, 1.2rem + 4.5vw, 4.2rem) / 1.08 var(--font-heading);
    text-wrap: balance;
  }
  p {
    font-size: var(--size-lead);
    line-height: 1.45;
  }
`;

const Entrance = styled(Half)`
  h1 {
    margin: 0;
    font-size: var(--size-head);
  }
  address {
    margin-top: 1.5rem;
    color: var(--c-muted);
    font-size: var(--size-small);
    font-style: normal;
  }
  ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  address a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    color: var(--c-link);
  }
`;
