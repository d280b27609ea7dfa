import { href } from '@bookfront/shared/routes';
import { MarkedText, ShopLink } from '@bookfront/shared/ui';
import styled from 'styled-components';
import * as m from '#messages';

interface TermsProps {
  isAgreed: boolean;
  onAgree: (isAgreed: boolean) => void;
}

/** CHK-56, CHK-57. The terms open beside the checkout, which stays as it is. */
export function Terms({ isAgreed, onAgree }: TermsProps) {
  return (
    <Consent>
      <input type="checkbox" checked={isAgreed} onChange={(event) => onAgree(event.target.checked)} />
      <span>
        <MarkedText
          parts={m.review_terms()}
          draw={{
            link: (words) => (
              <ShopLink to={href.terms()} target="_blank" rel="noopener">
                {words}
              </ShopLink>
            ),
          }}
        />
      </span>
    </Consent>
  );
}

const Consent = styled.label`
  display: flex;
  align-items: flex-start;
  gap: 0.65rem;
  min-height: 44px;
  cursor: pointer;
  input {
    flex: none;
    width: 1.3rem;
    height: 1.3rem;
    margin: 0.1rem 0 0;
    accent-color: var(--c-primary);
  }
  a {
    color: var(--c-link);
  }
`;
