import styled from 'styled-components';
import * as m from '#messages';
import { Menu } from './menu';

const MAX_ENTRIES = 12;

/**
 * The menu on wide screens: a bar of 46 px (SHL-39) that wraps only if it must. A submenu opens on hover or focus and
 * contains the third level.
 */
export function MenuBar() {
  return <Bar label={m.main_menu()} max={MAX_ENTRIES} />;
}

const Bar = styled(Menu)`
  display: none;
  min-height: 46px;
  padding-block: var(--nav-padding);
  border-top: 1px solid var(--nav-line);
  background: var(--nav-ground);
  color: var(--nav-ink);
  @media (min-width: 900px) {
    display: block;
  }
  > ul {
    width: min(100% - var(--gutter), var(--nav-width));
    margin: 0 auto;
    padding: 0;
    display: flex;
    flex-wrap: wrap;
    gap: 0 0.25rem;
    list-style: none;
  }
  > ul > li {
    position: relative;
  }
  > ul > li > a,
  > ul > li > button,
  > ul > li > span {
    display: flex;
    align-items: center;
    height: 44px;
    padding-inline: 0.8rem;
    border: 0;
    background: none;
    color: inherit;
    font-weight: 600;
    text-decoration: none;
    max-width: 20rem;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  > ul > li:first-child > a {
    margin-inline-start: -0.8rem;
  }
  > ul > li > a:hover,
  > ul > li > a[aria-current] {
    text-decoration: underline;
    text-decoration-thickness: 2px;
    text-underline-offset: 0.5em;
  }
  > ul > li > ul {
    position: absolute;
    z-index: 15;
    max-width: 22rem;
    max-height: calc(100dvh - 10rem);
    overflow-y: auto;
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
  > ul > li:hover > ul,
  > ul > li:focus-within > ul {
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
    overflow-wrap: anywhere;
  }
  ul ul a:hover,
  ul ul a[aria-current] {
    background: var(--c-wash);
  }
  ul ul ul {
    margin: 0;
    padding: 0 0 0.25rem 1rem;
    list-style: none;
  }
`;
