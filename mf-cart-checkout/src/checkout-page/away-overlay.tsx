import styled from 'styled-components';
import * as m from '#messages';

/** CHK-53: covers the step while the shopper is in another window. */
export function AwayOverlay({ onClick }: { onClick: () => void }) {
  return (
    <Overlay type="button" onClick={onClick}>
      {m.away_continue()}
    </Overlay>
  );
}

const Overlay = styled.button`
  position: fixed;
  inset: 0;
  z-index: 100;
  width: 100%;
  border: 0;
  background: rgb(0 0 0 / 62%);
  color: #fff;
  font: 600 var(--size-lead)/1.3 var(--font-heading);
  cursor: pointer;
`;
