import styled from 'styled-components';

/** One line of the cart: a row of the table; where that is narrow a cover with the facts beside it. */
export const Row = styled.tr`
  td {
    padding: 1.4rem 1rem 1.4rem 0;
    vertical-align: top;
    line-height: 1.4;
    overflow-wrap: break-word;
  }
  td[data-part='image'] {
    width: 5.5rem;
  }
  td[data-part='title'] {
    overflow-wrap: anywhere;
    a {
      color: inherit;
      font: 600 var(--size-text)/1.3 var(--font-heading);
      text-decoration: none;
    }
    a:hover {
      text-decoration: underline;
    }
    p {
      margin: 0.2rem 0 0;
      color: var(--c-muted);
      font-size: var(--size-small);
    }
  }
  td[data-part='format'] {
    color: var(--c-muted);
    font-size: var(--size-small);
  }
  td[data-part='quantity'] > * {
    display: flex;
    width: max-content;
  }
  td[data-part='quantity'] > span {
    gap: 1rem;
  }
  td[data-part='price'] {
    padding-inline-end: 0;
    font-variant-numeric: tabular-nums;
    text-align: end;
    white-space: nowrap;
    b {
      font-weight: 600;
    }
    small {
      display: block;
      white-space: normal;
      color: var(--c-muted);
    }
  }
  &[data-leaving] {
    opacity: 0.5;
  }
  @container (max-width: 739px) {
    display: grid;
    grid-template: 'image title title' 'image format format' 'image availability availability' 'image quantity price' / 5rem minmax(0, 1fr) auto;
    gap: 0.3rem 1rem;
    padding-block: 1.25rem;
    td {
      min-width: 0;
      padding: 0;
    }
    td[data-part='image'] {
      width: auto;
    }
    td[data-part='quantity'] {
      margin-top: 0.4rem;
    }
    td[data-part='price'] {
      margin-top: 1.1rem;
    }
    ${['image', 'title', 'format', 'availability', 'quantity', 'price'].map((part) => `td[data-part='${part}'] { grid-area: ${part}; }`).join('\n')}
  }
  /* the price of one and what it was take a line of their own */
  @container (max-width: 479px) {
    &:has(td[data-part='price'] small) {
      grid-template: 'image title' 'image format' 'image availability' 'image quantity' 'image price' / 5rem minmax(0, 1fr);
      td[data-part='price'] {
        margin-top: 0.2rem;
      }
    }
  }
  @container (max-width: 319px) {
    grid-template: 'image title' 'image format' 'image availability' 'image quantity' 'image price' / 5rem minmax(0, 1fr);
    td[data-part='price'] {
      margin-top: 0;
      text-align: start;
    }
  }
`;
