import { Remote } from '@bookfront/shared/federation';
import { href } from '@bookfront/shared/routes';
import type { Title } from '@bookfront/shared/schemas';
import styled from 'styled-components';
import * as m from '#messages';
import { CopyToListButton } from '../copy-to-list';
import { DialogButton, DialogLink } from '../dialog-openers';
import { RegistryButton } from '../gift-registry';
import { RelatedSlot } from '../related';

/** Actions beside buying: lists, registries and related titles. */
export function ItemActions({ title }: { title: Title }) {
  if (title.is_giftcard) return null;
  const isLinkedAbove = title.available.some((offer) => offer.availability === 'no_price');
  return (
    <Line>
      <Remote
        id="mf_lists_registry/FavouriteButton"
        eisbn={title.eisbn}
        title={title.title}
        placeholder={<ReservedButton />}
        label={m.favourites()}
        quiet
      />
      <Links>
        <CopyToListButton title={title} />
        <RegistryButton title={title} />
        {title.has_editions && !isLinkedAbove && (
          <DialogLink request={{ name: 'editions' }} to={href.search(title.title, 'title')}>
            {m.other_editions_and_formats()}
          </DialogLink>
        )}
        {title.has_sizes && (
          <DialogLink request={{ name: 'sizes' }} to={href.search(title.title, 'title')}>
            {m.other_sizes()}
          </DialogLink>
        )}
        {title.has_libro_audiobook && <DialogButton request={{ name: 'audiobooks' }}>{m.audiobooks()}</DialogButton>}
        {title.has_related && <RelatedSlot eisbn={title.eisbn} />}
      </Links>
    </Line>
  );
}

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.5rem 1.5rem;
  min-height: 44px;
  margin-top: 1.25rem;
`;

const Links = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 1.5rem;
  > a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    color: var(--c-link);
    text-underline-offset: 0.18em;
  }
`;

const ReservedButton = styled.span`
  width: 9rem;
  height: 44px;
`;
