import type { GiftCardPage } from '@bookfront/shared/schemas';
import { Prose } from '@bookfront/shared/ui';
import styled from 'styled-components';

/** GFT-04: header, picture and description, each optional; the header can be hidden. */
export function CustomElement({ element }: { element: GiftCardPage['webstore_custom_elements'][number] }) {
  const { header, header_visible, image, description } = element;
  return (
    <Section>
      {header && header_visible && <h2>{header}</h2>}
      {image && <img src={image} alt="" loading="lazy" />}
      {description && <Prose dangerouslySetInnerHTML={{ __html: description }} />}
    </Section>
  );
}

const Section = styled.section`
  margin-block: 2.5rem;
  &:first-child {
    margin-top: 0;
  }
  h2 {
    margin: 0 0 0.75rem;
    font: 600 var(--size-lead)/1.25 var(--font-heading);
    overflow-wrap: anywhere;
  }
  img {
    display: block;
    max-width: 100%;
    height: auto;
    margin-bottom: 1rem;
    border-radius: 6px;
  }
`;
