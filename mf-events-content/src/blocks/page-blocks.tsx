import type { PageReply, Widget } from '@bookfront/shared/schemas';
import { PageTitle, PageWidth, useFirstView } from '@bookfront/shared/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Block } from './block';
import { DraftBar } from './draft-bar';
import { firstPicture, type Placed, placeBlocks, titleBlock } from './place-blocks';
import { Sidebar, useSideButtons } from './sidebar';

interface PageBlocksProps {
  page: PageReply;
  /** The page's heading where no block has one. */
  title: string;
  /** Below the blocks of the main column. */
  children?: ReactNode;
}

/** A page that is made of blocks: banners, sidebar, main column (P1 §2 Home and custom pages). */
export function PageBlocks({ page, title, children }: PageBlocksProps) {
  const placed = placeBlocks(page.widgets);
  const { draw } = drawnFrom(page.page_id, placed);
  const buttons = useSideButtons();
  const isFirstView = useFirstView();
  const hasAside = placed.aside.length > 0 || buttons.length > 0;
  return (
    <>
      <DraftBar isDraft={page.is_draft} />
      {placed.top.map((widget) => draw(widget, { isBanner: true }))}
      <PageWidth>
        {!titleBlock(placed) && <PageTitle>{page.title || title}</PageTitle>}
        <Columns data-sidebar={placed.aside.length > 0 || undefined}>
          <Main data-first-view={isFirstView || undefined}>
            {placed.main.map((widget) => draw(widget))}
            {children}
          </Main>
          {hasAside && (
            <Sidebar buttons={buttons}>{placed.aside.map((widget) => draw(widget, { isAside: true }))}</Sidebar>
          )}
        </Columns>
      </PageWidth>
      {placed.floating.map((widget) => draw(widget))}
    </>
  );
}

interface PartBlocksProps {
  page: PageReply;
  /** Banners, all others, or the whole page. */
  part?: 'top' | 'below' | undefined;
}

/** The blocks of a page within a page of another package, which has its own heading. */
export function PartBlocks({ page, part }: PartBlocksProps) {
  const placed = placeBlocks(page.widgets);
  const below = [...placed.aside, ...placed.main];
  const wanted = { top: placed.top, below: [...below, ...placed.floating] };
  const widgets = part ? wanted[part] : [...placed.top, ...below, ...placed.floating];
  if (widgets.length === 0) return null;
  return (
    <Main>
      {part !== 'below' && <DraftBar isDraft={page.is_draft} />}
      {widgets.map((widget) => (
        <Block key={widget.id} block={widget} pageId={page.page_id} level={2} isFirst={false} isAside={false} />
      ))}
    </Main>
  );
}

/** The heading of one block is the page's, and the picture of one comes first. */
function drawnFrom(pageId: string, placed: Placed) {
  const title = titleBlock(placed);
  const first = firstPicture(placed);
  const draw = (widget: Widget, place: { isBanner?: boolean; isAside?: boolean } = {}) => (
    <Block
      key={widget.id}
      block={widget}
      pageId={pageId}
      level={widget === title ? 1 : 2}
      isFirst={widget === first}
      isBanner={place.isBanner ?? false}
      isAside={place.isAside ?? false}
    />
  );
  return { draw };
}

/**
 * Beside a sidebar the main column is narrower; without one it has the whole width. On a phone the sidebar follows.
 * The main column has its place before the browser has read the sidebar, which comes later in the HTML.
 */
const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 2.5rem clamp(2rem, 4vw, 3.5rem);
  @media (min-width: 960px) {
    &[data-sidebar] {
      grid-template-columns: 14rem minmax(0, 1fr);
    }
    &[data-sidebar] > :first-child {
      grid-column: 2;
    }
    &[data-sidebar] > aside {
      grid-column: 1;
      grid-row: 1;
    }
  }
`;

const Main = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: clamp(2.25rem, 5vw, 3.75rem);
  min-width: 0;
  /* a space is as high as it says */
  > [data-block-type='blank_space'] {
    margin-block: calc(clamp(2.25rem, 5vw, 3.75rem) / -2);
  }
  &[data-first-view] > [data-block-type]:nth-of-type(n + 3) {
    content-visibility: auto;
    contain-intrinsic-size: auto 20rem auto 26rem;
    overflow-clip-margin: 1rem;
  }
`;
