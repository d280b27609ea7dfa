import styled from 'styled-components';
import * as m from '#messages';
import { perRowChoices, rememberChoice, usePerRow } from '../preferences';
import { Choice } from './choice';

/** How many covers stand in a line; on narrow screens as many as fit. */
export function PerRowChoice() {
  const perRow = usePerRow();
  return (
    <Wide>
      <Choice
        label={m.per_line()}
        value={perRow ?? ''}
        onChange={(event) => rememberChoice('perRow', Number(event.target.value))}
      >
        {perRow === undefined && <option value="">{m.auto()}</option>}
        {perRowChoices.map((n) => (
          <option key={n}>{n}</option>
        ))}
      </Choice>
    </Wide>
  );
}

const Wide = styled.span`
  @media (max-width: 899px) {
    display: none;
  }
  @media (scripting: none) {
    display: none;
  }
`;
