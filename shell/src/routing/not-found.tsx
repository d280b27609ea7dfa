import { href } from '@bookfront/shared/routes';
import { ButtonLink, PageTitle, PlainPage } from '@bookfront/shared/ui';
import styled from 'styled-components';
import * as m from '#messages';

/** NAV-26 */
export function NotFound() {
  return (
    <PlainPage>
      <Middle>
        <PageTitle>404</PageTitle>
        <p>{m.not_found()}</p>
        <p>
          <ButtonLink to={href.browse()}>{m.browse_books()}</ButtonLink>
        </p>
      </Middle>
    </PlainPage>
  );
}

const Middle = styled.div`
  max-width: 34rem;
  margin: clamp(2rem, 8vh, 6rem) auto;
  text-align: center;
  h1 {
    font-size: clamp(4rem, 14vw, 7rem);
    line-height: 1;
    color: var(--c-primary);
  }
`;
