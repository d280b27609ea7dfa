import styled from 'styled-components';
import type { BlockProps } from '../block-props';
import { Markup } from '../parts';

/**
 * PGB-35, GAP-55: the api has cleaned both and holds the CSS inside the block. It comes to the page by its style
 * sheet, since the page's policy refuses any other; below the frame's own class it reaches nothing else there either.
 */
export const CustomHtml = ({ block: { id, html, css } }: BlockProps<'custom_html_css'>) => (
  <Styled $css={css}>
    <Html data-block={id} dir="auto" dangerouslySetInnerHTML={{ __html: html }} />
  </Styled>
);

const Styled = styled.div<{ $css: string }>`
  ${({ $css }) => $css}
`;

const Html = styled(Markup)`
  max-width: none;
  /* nothing of it covers the page around it */
  position: relative;
  overflow: hidden;
  contain: layout paint;
`;
