import { createGlobalStyle } from 'styled-components';

/** Base styles for all packages: box model, type, focus. The edge's early head defines colours and typefaces. */
export const GlobalStyle = createGlobalStyle`
  :root { --gutter: 2.5rem; }
  @media (max-width: 480px) { :root { --gutter: 2rem; } }
  *, *::before, *::after { box-sizing: border-box; }
  html { -webkit-text-size-adjust: 100%; scroll-padding-top: 8.5rem; }
  body { margin: 0; background: var(--c-ground); color: var(--c-ink); font: 400 var(--size-text, 1.0625rem)/1.55 var(--font-text, system-ui, sans-serif); -webkit-font-smoothing: antialiased; }
  h1, h2, h3, h4 { text-wrap: balance; }
  img, svg { display: block; }
  button, input, select, textarea { font: inherit; color: inherit; }
  a { color: var(--c-link); }
  :focus-visible { outline: 3px solid var(--c-focus); outline-offset: 2px; border-radius: 2px; }
  @media (prefers-reduced-motion: reduce) { *, *::before, *::after { transition-duration: 0s !important; animation-duration: 0s !important; scroll-behavior: auto !important; } }
  /* colours of the reader's own: what shadows and fills say elsewhere, outlines say here */
  @media (forced-colors: active) {
    :where(button, [data-button]):not([data-kind='plain']) { outline: 1px solid ButtonBorder; outline-offset: -1px; }
    dialog, [popover], [role='listbox'] { outline: 1px solid CanvasText; }
    [aria-pressed='true'], [aria-selected='true'], [aria-current]:not([aria-current='false']), [data-chosen], [data-today] > * { outline: 3px solid Highlight; outline-offset: -3px; }
    :is(a, button, input, select, textarea, summary, [tabindex='0']):focus-visible { outline: 3px solid Highlight !important; outline-offset: 2px; }
    [aria-pressed='true']:focus-visible, [aria-current]:focus-visible { outline-style: double !important; outline-width: 5px !important; }
  }
  @media print {
    :root:root { --c-ground: #fff; --c-surface: #fff; --c-wash: #fff; --c-ink: #000; --c-muted: #333; --c-line: #999; --c-link: #000; }
    body { background: none; }
    a { color: inherit; text-decoration: none; }
    button, [data-button] { display: none !important; }
  }
`;
