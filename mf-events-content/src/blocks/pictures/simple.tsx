import styled from 'styled-components';
import type { BlockProps } from '../block-props';
import { BlockHeading, BlockImage, Words } from '../parts';

const widest = '(min-width: 1300px) 1248px, calc(100vw - 2rem)';

/** PGB-19 */
export const ImageGif = ({ block: { image }, isFirst }: BlockProps<'image_gif'>) => (
  <BlockImage image={image} sizes={widest} isFirst={isFirst} />
);

/** Of a shop's gift cards (P2 §2). */
export const GiftCardImage = ({ block: { image }, isFirst }: BlockProps<'gift_card_image'>) =>
  image && <BlockImage image={image} sizes={widest} isFirst={isFirst} />;

/** PGB-23: on a phone the picture comes first. */
export const SideBySide = ({ block, level, isFirst }: BlockProps<'side_by_side_text_image'>) => (
  <Halves data-side={block.image_side}>
    <BlockImage image={block.image} sizes="(min-width: 768px) 600px, calc(100vw - 2rem)" isFirst={isFirst} />
    <Words {...block} level={level} />
  </Halves>
);

/** PGB-24 */
export const ImageGrid = ({ block: { heading, images, columns }, level }: BlockProps<'image_grid'>) => (
  <>
    <BlockHeading text={heading} level={level} />
    <Grid $columns={columns}>
      {images.map((image, i) => (
        <li key={i}>
          <BlockImage image={image} sizes={`(min-width: 900px) ${Math.ceil(1248 / columns)}px, 50vw`} />
        </li>
      ))}
    </Grid>
  </>
);

const Halves = styled.div`
  display: grid;
  align-items: center;
  gap: 1.5rem clamp(1.5rem, 4vw, 3.5rem);
  @media (min-width: 768px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    &[data-side='right'] > :first-child {
      order: 2;
    }
  }
`;

const Grid = styled.ul<{ $columns: number }>`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, max(8.5rem, ${({ $columns }) => 100 / $columns}% - 1rem)), 1fr));
  align-items: start;
  gap: 1rem;
  margin: 0;
  padding: 0;
  list-style: none;
`;
