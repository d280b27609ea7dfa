import type { Banner } from '@bookfront/shared/schemas';
import { BannerButton } from '@bookfront/shared/ui/banner-button';
import styled from 'styled-components';

/** A few words of the shop, with a picture and a button. */
export function BannerPart({ banner: { heading, text, image, button } }: { banner: Banner }) {
  return (
    <Ground>
      <div>
        {heading && <h2>{heading}</h2>}
        {text && <p>{text}</p>}
        {button && <BannerButton {...button} />}
      </div>
      {image && <img src={image} alt="" width={640} height={400} loading="lazy" />}
    </Ground>
  );
}

const Ground = styled.section`
  display: grid;
  align-items: center;
  gap: 1.5rem 2.5rem;
  padding: clamp(1.25rem, 4vw, 2.5rem);
  border-radius: 8px;
  background: var(--c-wash);
  overflow-wrap: anywhere;
  @media (min-width: 768px) {
    &:has(img) {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }
  h2 {
    margin: 0 0 0.75rem;
    font: 600 clamp(1.5rem, 1.2rem + 1.4vw, 2.1rem) / 1.15 var(--font-heading);
  }
  p {
    max-width: 42rem;
    margin: 0 0 1.25rem;
    line-height: 1.6;
  }
  img {
    width: 100%;
    height: auto;
    aspect-ratio: 8 / 5;
    object-fit: cover;
    border-radius: 6px;
  }
`;
