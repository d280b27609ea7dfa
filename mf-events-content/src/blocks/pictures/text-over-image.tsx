import type { Banner } from '@bookfront/shared/schemas';
import { PageTitle, PageWidth } from '@bookfront/shared/ui';
import { BannerButton } from '@bookfront/shared/ui/banner-button';
import styled from 'styled-components';
import { Fan } from './fan';

/**
 * The first thing a visitor sees: what the shop is about, and a handful of its books. The first banner carries the
 * page's h1.
 */
export function BannerSection({ banner, isFirst }: { banner: Banner; isFirst: boolean }) {
  const { covers } = banner;
  return (
    <Ground>
      <Stage data-plain={covers.length === 0 && !banner.image ? true : undefined}>
        <Words>
          {banner.heading && <Heading as={isFirst ? 'h1' : 'h2'}>{banner.heading}</Heading>}
          {banner.text && <p>{banner.text}</p>}
          {banner.button && <BannerButton {...banner.button} />}
        </Words>
        {covers.length > 0 && <Fan titles={covers} priority={isFirst} />}
        {covers.length === 0 && banner.image && (
          <Picture src={banner.image} alt="" width={640} height={400} fetchPriority={isFirst ? 'high' : 'auto'} />
        )}
      </Stage>
    </Ground>
  );
}

const Ground = styled.section`
  overflow: hidden;
  background: var(--c-wash);
  border-bottom: 1px solid var(--c-line);
`;

const Stage = styled(PageWidth)`
  display: grid;
  align-items: center;
  gap: 1.75rem 3rem;
  padding-block: clamp(2rem, 5vw, 4.25rem);
  @media (min-width: 860px) {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1.15fr);
    min-height: 27rem;
    &[data-plain] {
      grid-template-columns: minmax(0, 1fr);
      text-align: center;
    }
  }
`;

const Words = styled.div`
  p {
    max-width: 34rem;
    margin: 0 0 1.6rem;
    font-size: clamp(1.05rem, 1rem + 0.4vw, 1.25rem);
    line-height: 1.6;
  }
`;

const Heading = styled(PageTitle)`
  margin-bottom: 1rem;
  font-size: clamp(2.1rem, 1.35rem + 3.4vw, 3.6rem);
  line-height: 1.06;
  letter-spacing: -0.02em;
`;

const Picture = styled.img`
  width: 100%;
  height: auto;
  aspect-ratio: 8 / 5;
  object-fit: cover;
  border-radius: 8px;
`;
