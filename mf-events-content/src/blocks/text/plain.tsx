import styled from 'styled-components';
import type { BlockProps } from '../block-props';
import { BlockButton, Words } from '../parts';

/** PGB-17 */
export const BlankSpace = ({ block: { height } }: BlockProps<'blank_space'>) => <Space $height={height} />;

/** PGB-18 */
export const HeadlineParagraph = ({ block, level }: BlockProps<'headline_paragraph'>) => (
  <Words {...block} level={level} />
);

/** PGB-33 */
export const CustomButton = ({ block: { button } }: BlockProps<'custom_button'>) => <BlockButton button={button} />;

const Space = styled.div<{ $height: number }>`
  height: ${({ $height }) => $height}px;
`;
