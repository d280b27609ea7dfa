import { useSettings } from '@bookfront/shared/page';
import { href } from '@bookfront/shared/routes';
import { ButtonLink, PageTitle } from '@bookfront/shared/ui';
import styled from 'styled-components';
import * as m from '#messages';

/** The page that guests of a private shop see instead of all others (SHL-65, SHL-66). */
export function PrivateShopPage() {
  const { store_info, is_exclusive, tagline } = useSettings();
  return (
    <Page>
      <p>{store_info.name}</p>
      <PageTitle>{m.login_required()}</PageTitle>
      <p>{is_exclusive ? m.invited_accounts_only() : tagline}</p>
      {!is_exclusive && <ButtonLink to={href.login('/')}>{m.log_in()}</ButtonLink>}
      {store_info.email && (
        <p>
          <a href={`mailto:${store_info.email}`}>{store_info.email}</a>
        </p>
      )}
    </Page>
  );
}

const Page = styled.main`
  display: grid;
  place-content: center;
  justify-items: center;
  gap: 0.75rem;
  min-height: 100dvh;
  padding: 2rem 1.25rem;
  text-align: center;
  > p:first-child {
    margin: 0;
    font: 600 var(--size-text) var(--font-heading);
    color: var(--c-primary);
  }
  a:not([class]) {
    color: var(--c-link);
  }
`;
