import styled from 'styled-components';

export const Heart = styled.button`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 0.5rem;
  min-width: 44px;
  min-height: 44px;
  padding: 0 1rem 0 0.8rem;
  border: 1px solid var(--c-line-strong);
  border-radius: 5px;
  background: transparent;
  color: var(--c-ink);
  font: 600 var(--size-text)/1.2 var(--font-text);
  list-style: none;
  cursor: pointer;
  transition: background-color 150ms;
  &::-webkit-details-marker {
    display: none;
  }
  &:hover {
    background: var(--c-wash);
  }
  &[data-on] svg {
    color: var(--c-accent);
  }
  &[aria-busy] {
    opacity: 0.6;
    cursor: progress;
  }
  &[data-compact] {
    width: 44px;
    padding: 0;
    border: 0;
    border-radius: 50%;
    background: radial-gradient(circle, var(--c-surface) 0 17px, transparent 18px);
  }
`;

export const Menu = styled.details`
  position: relative;
  display: inline-block;
`;

export const Popup = styled.div`
  position: absolute;
  z-index: 20;
  inset-block-start: calc(100% + 4px);
  inset-inline-start: 0;
  display: grid;
  min-width: 14rem;
  padding: 0.35rem;
  border: 1px solid var(--c-line);
  border-radius: 8px;
  background: var(--c-surface);
  color: var(--c-ink);
  box-shadow: 0 16px 36px -12px rgb(0 0 0 / 32%);
  &[data-compact] {
    inset-inline: auto 0;
    min-width: 0;
    width: 9rem;
  }
  form {
    display: grid;
  }
  a,
  button {
    display: flex;
    align-items: center;
    min-height: 44px;
    padding: 0 0.75rem;
    border: 0;
    border-radius: 5px;
    background: none;
    color: inherit;
    font: 600 var(--size-small)/1.2 var(--font-text);
    text-align: start;
    text-decoration: none;
    cursor: pointer;
  }
  a:hover,
  button:hover {
    background: var(--c-wash);
  }
`;
