import { Remote } from '@bookfront/shared/federation';
import type { Title } from '@bookfront/shared/schemas';
import styled from 'styled-components';
import { EditionsLink } from '../editions/editions-link';

/** What else can be done with the title: favourites, other editions. */
export function ItemActions({ title }: { title: Title }) {
  if (title.is_giftcard) return null;
  const isLinkedAbove = title.available.some((offer) => offer.availability === 'no_price');
  return (
    <Line>
      <Remote id="mf_lists_registry/FavouriteButton" eisbn={title.eisbn} title={title.title} placeholder={<Place />} label="Favourites" quiet />
      {title.has_editions && !isLinkedAbove && <EditionsLink title={title}>Other editions and formats</EditionsLink>}
    </Line>
  );
}

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.5rem 1.25rem;
  min-height: 44px;
  margin-top: 1.25rem;
`;

const Place = styled.span`
  width: 9rem;
  height: 44px;
`;
