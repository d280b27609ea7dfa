import { useSettings, useSpelling } from '@bookfront/shared/page';
import { href, safeReturn } from '@bookfront/shared/routes';
import { useSession } from '@bookfront/shared/session';
import { Icon, PageTitle, PageWidth, ShopLink } from '@bookfront/shared/ui';
import { useLocation } from 'react-router-dom';
import styled from 'styled-components';
import * as m from '#messages';
import { LeadOn } from '../lead-on';
import { LoginForm } from './login-form';

/** /account/login. Leads a logged-in visitor to the return path (ACC-04), else to their account (GAP-07, NAV-63). */
export function LoginPage() {
  const { store_info } = useSettings();
  const { logged_in } = useSession();
  const benefits = [
    m.login_benefit_orders(),
    m.login_benefit_favourites({ spelling: useSpelling() }),
    m.login_benefit_checkout(),
  ];
  const wanted = new URLSearchParams(useLocation().search).get('return_to');
  const returnTo = wanted === null ? href.account('details') : safeReturn(wanted);
  if (logged_in) return <LeadOn to={returnTo} />;
  return (
    <PageWidth>
      <Columns>
        <div>
          <PageTitle>{m.login_title()}</PageTitle>
          <LoginForm returnTo={returnTo} />
          <Ways>
            <ShopLink to={href.forgotPassword()}>{m.login_forgot()}</ShopLink>
            <ShopLink to={href.signup()}>{m.login_signup()}</ShopLink>
            <ShopLink to={href.findOrder()}>{m.login_find_order()}</ShopLink>
          </Ways>
        </div>
        <Benefits>
          <h2>{m.login_benefits({ shop: store_info.name })}</h2>
          <ul>
            {benefits.map((benefit) => (
              <li key={benefit}>
                <Icon name="check" size={20} />
                {benefit}
              </li>
            ))}
          </ul>
        </Benefits>
      </Columns>
    </PageWidth>
  );
}

const Columns = styled.div`
  display: grid;
  gap: 2.5rem clamp(2.5rem, 7vw, 6rem);
  max-width: 58rem;
  margin: clamp(0rem, 3vw, 2.5rem) auto 0;
  @media (min-width: 760px) {
    grid-template-columns: minmax(0, 26rem) minmax(0, 1fr);
  }
`;

const Ways = styled.p`
  display: grid;
  justify-items: start;
  margin: 1.25rem 0 0;
  a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    color: var(--c-link);
  }
`;

const Benefits = styled.aside`
  align-self: start;
  padding: clamp(1.25rem, 3vw, 2rem);
  border-radius: 8px;
  background: var(--c-wash);
  h2 {
    margin: 0 0 1rem;
    font: 600 var(--size-lead)/1.3 var(--font-heading);
  }
  ul {
    display: grid;
    gap: 0.8rem;
    margin: 0;
    padding: 0;
    list-style: none;
    line-height: 1.45;
  }
  li {
    display: grid;
    grid-template-columns: auto 1fr;
    gap: 0.7rem;
  }
  svg {
    color: var(--c-primary);
  }
`;
