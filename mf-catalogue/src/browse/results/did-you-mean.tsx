import { type BrowseView, browsePath } from '@bookfront/shared/routes';
import type { BrowseReply } from '@bookfront/shared/schemas';
import { MarkedText, ShopLink } from '@bookfront/shared/ui';
import styled from 'styled-components';
import * as m from '#messages';
import { countText } from '../heading';

interface DidYouMeanProps {
  view: BrowseView;
  /** The titles below are those of its text. */
  meant: NonNullable<BrowseReply['did_you_mean']>;
}

/** Nothing has the searched words; the titles are those of words that are spelled nearly so. */
export function DidYouMean({ view, meant: { text, count } }: DidYouMeanProps) {
  const parts = m.did_you_mean({ text: view.t ?? '', meant: text, titles: countText(count) });
  return (
    <Line role="status">
      <MarkedText
        parts={parts}
        draw={{
          link: (words) => (
            <ShopLink to={browsePath({ ...view, t: text, o: 0 })} dir="auto">
              {words}
            </ShopLink>
          ),
        }}
      />
    </Line>
  );
}

const Line = styled.p`
  margin: 0 0 1rem;
  font-size: var(--size-lead);
  overflow-wrap: anywhere;
  a {
    color: var(--c-link);
    font-weight: 600;
  }
`;
