import { PageWidth } from '@bookfront/shared/ui';
import styled from 'styled-components';
import type { BlockProps } from '../block-props';
import { Picture, Words } from '../parts';
import { Fan } from './fan';

/**
 * PGB-20: words over a picture, or beside a handful of covers. On top of the page it is the first thing that a visitor
 * sees.
 */
export function TextOverImage({ block, level, isFirst }: BlockProps<'text_over_image'>) {
  const { covers, image } = block;
  if (covers.length === 0 && image)
    return (
      <Scene>
        <Picture image={image} sizes="100vw" isFirst={isFirst} />
        <Over>
          <Words {...block} level={level} />
        </Over>
      </Scene>
    );
  return (
    <Wash>
      <Stage data-plain={covers.length === 0 ? true : undefined}>
        <Words {...block} level={level} />
        {covers.length > 0 && <Fan titles={covers} priority={isFirst} />}
      </Stage>
    </Wash>
  );
}

const Wash = styled.div`
  overflow: hidden;
  background: var(--c-wash);
  [data-banner] & {
    border-bottom: 1px solid var(--c-line);
  }
  [data-coloured] & {
    background: none;
    border: 0;
  }
  :not([data-banner]) > * > & {
    border-radius: 8px;
  }
`;

const large = `
  h1 {
    margin-bottom: 1rem;
    font-size: clamp(2.1rem, 1.35rem + 3.4vw, 3.6rem);
    line-height: 1.06;
    letter-spacing: -0.02em;
  }
  p {
    font-size: clamp(1.05rem, 1rem + 0.4vw, 1.25rem);
    line-height: 1.6;
  }
`;

const Stage = styled(PageWidth)`
  display: grid;
  align-items: center;
  gap: 1.75rem 3rem;
  padding-block: clamp(2rem, 5vw, 4.25rem);
  ${large}
  @media (min-width: 860px) {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1.15fr);
    &[data-plain] {
      grid-template-columns: minmax(0, 1fr);
      text-align: center;
    }
    [data-banner] & {
      min-height: 27rem;
    }
  }
`;

/** As high as its words need, the picture behind them. */
const Scene = styled.div`
  position: relative;
  display: grid;
  align-items: center;
  min-height: clamp(16rem, 42vw, 30rem);
  overflow: hidden;
  :not([data-banner]) > * > & {
    border-radius: 8px;
  }
  > img {
    position: absolute;
    inset: 0;
    height: 100%;
    border-radius: 0;
  }
`;

/** Words are read on the block's own ground, whatever the picture shows. */
const Over = styled.div`
  position: relative;
  width: min(100% - var(--gutter), 1248px);
  margin-inline: auto;
  padding-block: 2rem;
  > div {
    width: fit-content;
    max-width: min(100%, 38rem);
    padding: clamp(1.25rem, 3vw, 2.25rem);
    border-radius: 8px;
    background: color-mix(in srgb, var(--c-ground) 92%, transparent);
    color: var(--c-ink);
  }
  [data-align='center'] & > div {
    margin-inline: auto;
  }
  [data-align='right'] & > div {
    margin-inline: auto 0;
  }
  ${large}
`;
