import { isShopPath, isWebAddress } from '@bookfront/shared/format/web-address';
import { useSettings } from '@bookfront/shared/page';
import { href } from '@bookfront/shared/routes';
import { ShopLink } from '@bookfront/shared/ui';
import { useState } from 'react';
import styled, { css } from 'styled-components';

/** A name of at most this many characters fits on a phone at full size. */
const MAX_SHORT_NAME = 16;

/**
 * SHL-14 to SHL-17, SPEC-D8: the logo image from the settings, or the shop's name if there is none or it fails to load.
 */
export function Logo() {
  const { store_info, landing_page_url, global_content } = useSettings();
  const [broken, setBroken] = useState(false);
  const { logo } = global_content.nav_bar;
  const isPicture = logo !== undefined && (isShopPath(logo) || isWebAddress(logo)) && !broken;
  const content = isPicture ? (
    <img src={logo} alt={store_info.name} height={40} onError={() => setBroken(true)} />
  ) : (
    <Name data-long={store_info.name.length > MAX_SHORT_NAME || undefined}>{store_info.name}</Name>
  );
  const { alternate_home } = store_info;
  if (isWebAddress(alternate_home)) return <Outside href={alternate_home}>{content}</Outside>;
  if (isShopPath(alternate_home)) return <Inside to={alternate_home}>{content}</Inside>;
  return <Inside to={landing_page_url ? '/home' : href.home()}>{content}</Inside>;
}

const look = css`
  grid-area: logo;
  display: inline-flex;
  align-items: center;
  min-width: 0;
  min-height: 44px;
  color: inherit;
  text-decoration: none;
  @media (max-width: 899px) {
    display: flex;
    container-type: inline-size;
  }
  img {
    height: var(--logo-height);
    width: auto;
    max-width: 100%;
    object-fit: contain;
  }
`;
const Inside = styled(ShopLink)`
  ${look}
`;
const Outside = styled.a`
  ${look}
`;

const Name = styled.span`
  font: 600 clamp(1.05rem, 0.75rem + 1.8vw, 1.75rem) / 1.25 var(--font-heading);
  letter-spacing: -0.015em;
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  overflow: hidden;
  overflow-wrap: break-word;
  /* beside the header's buttons of a phone: a name of 28 letters is read whole, in the height of the buttons */
  @media (max-width: 899px) {
    font-size: clamp(0.8rem, 17cqi, 1.05rem + 0.5vw);
    line-height: 1.15;
    -webkit-line-clamp: 3;
    &[data-long] {
      font-size: clamp(0.75rem, 10.5cqi, 1.15rem);
    }
  }
`;
