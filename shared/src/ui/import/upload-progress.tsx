import styled from 'styled-components';
import * as m from '#messages';

interface UploadProgressProps {
  /** The share sent, 0 to 1. */
  share: number;
  /** The label once all of it is sent. */
  reading?: string | undefined;
}

/** A list on its way to the shop. */
export function UploadProgress({ share, reading = m.import_reading() }: UploadProgressProps) {
  const step = share < 1 ? m.import_sending() : reading;
  return (
    <>
      <p role="status">{step}</p>
      <ProgressBar label={step} share={share} />
    </>
  );
}

/** The share sent, 0 to 1. Before the first part is sent and after the last one it shows no amount. */
export function ProgressBar({ label, share }: { label: string; share: number }) {
  return <Bar aria-label={label} max={1} {...(share > 0 && share < 1 ? { value: share } : {})} />;
}

const Bar = styled.progress`
  width: 100%;
  height: 10px;
  accent-color: var(--c-primary);
`;
