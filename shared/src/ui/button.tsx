import type { MouseEvent } from 'react';
import styled, { css } from 'styled-components';
import { ShopLink } from './shop-link';

const look = css`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 0.5rem;
  min-height: 44px;
  padding: 0.5rem 1.15rem;
  border: 1px solid transparent;
  border-radius: 5px;
  background: var(--c-primary);
  color: var(--c-primary-ink);
  font: 600 var(--size-text)/1.2 var(--font-text);
  text-decoration: none;
  cursor: pointer;
  transition: background-color 150ms;
  &:hover {
    background: var(--c-primary-deep);
  }
  &[data-kind='quiet'] {
    background: transparent;
    color: var(--c-ink);
    border-color: var(--c-line-strong);
  }
  &[data-kind='quiet']:hover {
    background: var(--c-wash);
  }
  &[data-kind='plain'] {
    color: var(--c-link);
    margin-inline: -0.5rem;
    padding-inline: 0.5rem;
    text-decoration: underline;
    text-underline-offset: 0.18em;
    font-weight: 400;
  }
  &&&:disabled,
  &&&[aria-disabled='true'] {
    cursor: not-allowed;
    border-color: transparent;
    background: var(--c-line);
    color: var(--c-muted);
    text-decoration: none;
  }
  &&&[data-kind='plain'] {
    background: none;
  }
`;

/** Without a kind the page's main action; 'quiet': another one; 'plain': looks like a link. */
export type ButtonKind = 'quiet' | 'plain';

interface ButtonLook {
  kind?: ButtonKind | undefined;
  /** What the button began is under way: it keeps the focus, and a click or Enter does nothing. */
  busy?: boolean | undefined;
}

/** `kind` and `busy` are no attributes of an element. */
const attributesOf = ({ kind, busy }: ButtonLook) => ({
  kind: undefined,
  busy: undefined,
  ...(kind && { 'data-kind': kind }),
  ...(busy && { 'aria-disabled': true, onClick: ignore }),
});

/** Also keeps a submit button from sending its form. */
const ignore = (event: MouseEvent) => event.preventDefault();

export const Button = styled.button.attrs<ButtonLook>(({ type = 'button', ...given }) => ({
  type,
  ...attributesOf(given),
}))`
  ${look}
`;

/** The mark tells the shell's style for paper, where no button is. */
export const ButtonLink = styled(ShopLink).attrs<Pick<ButtonLook, 'kind'>>((given) => ({
  'data-button': '',
  ...attributesOf(given),
}))`
  ${look}
`;
