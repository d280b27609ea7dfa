import styled from 'styled-components';
import { Menu } from './menu';

/** The menu on wide screens: one bar of 46 px (SHL-39); a submenu opens under the pointer or the focus. */
export function MenuBar() {
  return <Bar label="Main menu" />;
}

const Bar = styled(Menu)`
  display: none;
  height: 46px;
  border-top: 1px solid var(--nav-line);
  @media (min-width: 900px) {
    display: block;
  }
  > ul {
    width: min(100% - var(--gutter), var(--nav-width));
    height: 100%;
    margin: 0 auto;
    padding: 0;
    display: flex;
    gap: 0.25rem;
    list-style: none;
  }
  > ul > li {
    position: relative;
  }
  > ul > li > a,
  > ul > li > span {
    display: flex;
    align-items: center;
    height: 45px;
    padding-inline: 0.8rem;
    color: inherit;
    font-size: 0.98rem;
    font-weight: 550;
    text-decoration: none;
  }
  > ul > li:first-child > a {
    margin-inline-start: -0.8rem;
  }
  > ul > li > a:hover {
    text-decoration: underline;
    text-decoration-thickness: 2px;
    text-underline-offset: 0.5em;
  }
  ul ul {
    position: absolute;
    inset-block-start: 100%;
    inset-inline-start: 0;
    min-width: 13rem;
    margin: 0;
    padding: 0.5rem;
    list-style: none;
    border: 1px solid var(--c-line);
    border-radius: 0 0 6px 6px;
    background: var(--c-surface);
    box-shadow: 0 14px 34px -14px rgb(0 0 0 / 35%);
    visibility: hidden;
    opacity: 0;
    transition: opacity 150ms;
  }
  li:hover > ul,
  li:focus-within > ul {
    visibility: visible;
    opacity: 1;
  }
  ul ul a,
  ul ul span {
    display: flex;
    align-items: center;
    min-height: 44px;
    padding-inline: 0.6rem;
    border-radius: 4px;
    color: var(--c-ink);
    text-decoration: none;
  }
  ul ul a:hover {
    background: var(--c-wash);
  }
`;
