import styled from 'styled-components';

/** PAY-24: the payment is made, its order is on the way; nothing else may be pressed meanwhile. */
export function ProcessingOverlay() {
  return (
    <Overlay role="alertdialog" aria-modal="true" aria-label="Processing your payment">
      <p role="status">Processing your payment…</p>
      <p>Please stay on this page.</p>
    </Overlay>
  );
}

const Overlay = styled.div`
  position: fixed;
  inset: 0;
  z-index: 100;
  display: grid;
  place-content: center;
  gap: 0.5rem;
  padding: 1rem;
  background: rgb(0 0 0 / 70%);
  color: #fff;
  text-align: center;
  p {
    margin: 0;
  }
  p:first-child {
    font: 600 1.35rem/1.3 var(--font-heading);
  }
`;
