import styled from 'styled-components';
import type { BlockProps } from '../block-props';
import { BlockButton, BlockHeading } from '../parts';

/** PGB-34 */
export function ButtonGrid({ block: { heading, buttons, columns }, level }: BlockProps<'button_grid'>) {
  return (
    <>
      <BlockHeading text={heading} level={level} />
      <Grid $columns={columns}>
        {buttons.map((button, i) => (
          <li key={i}>
            <BlockButton button={button} />
          </li>
        ))}
      </Grid>
    </>
  );
}

const Grid = styled.ul<{ $columns: number }>`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, max(9rem, ${({ $columns }) => 100 / $columns}% - 0.75rem)), 1fr));
  gap: 0.75rem;
  margin: 0;
  padding: 0;
  list-style: none;
  a {
    width: 100%;
    height: 100%;
  }
  li:empty {
    display: none;
  }
`;
