import styled from 'styled-components';

/** A button that reads as the links beside it do, for what no address stands for. Not there without scripts. */
export const LinkButton = styled.button.attrs({ type: 'button' })`
  min-height: 44px;
  padding: 0;
  border: 0;
  background: none;
  color: var(--c-link);
  font: inherit;
  text-align: start;
  text-decoration: underline;
  text-underline-offset: 0.18em;
  cursor: pointer;
  @media (scripting: none) {
    display: none;
  }
`;
