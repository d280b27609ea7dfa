import styled from 'styled-components';
import * as m from '#messages';

/** SHL-63, SHL-64: a simple flag and the name, in both languages if the shop is bilingual. */
export function CanadaLogo({ isBilingual }: { isBilingual: boolean }) {
  return (
    <Row>
      <Flag />
      <span lang="en-CA">{m.government_of_canada()}</span>
      {isBilingual && (
        <>
          <i aria-hidden="true" />
          <span lang="fr-CA">{m.gouvernement_du_canada()}</span>
        </>
      )}
    </Row>
  );
}

const Flag = () => (
  <svg viewBox="0 0 48 24" width="48" height="24" aria-hidden="true" focusable="false">
    <path fill="#fff" d="M0 0h48v24H0z" />
    <path
      fill="#c8102e"
      d="M0 0h12v24H0zM36 0h12v24H36zM24 4l1.6 3 1.6-.8-.7 4.4 2.6-2.5.6 1.3 2.6-.4-1.1 2.6.9.6-4.6 3.5.4 1.3-3.4-.5V20h-1v-3.5l-3.4.5.4-1.3-4.6-3.5.9-.6-1.1-2.6 2.6.4.6-1.3 2.6 2.5-.7-4.4 1.6.8z"
    />
  </svg>
);

const Row = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.5rem 0.75rem;
  i {
    width: 1px;
    height: 1.25rem;
    background: currentColor;
  }
`;
