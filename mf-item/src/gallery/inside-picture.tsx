import { Button } from '@bookfront/shared/ui';
import { useState } from 'react';
import styled from 'styled-components';
import * as m from '#messages';

/** A sample page. Shows a retry if it fails to load. */
export function InsidePicture({ src, name }: { src: string; name: string }) {
  const [attempts, setAttempts] = useState(0);
  const [hasFailed, setFailed] = useState(false);
  if (!hasFailed)
    return <img key={attempts} src={src} alt={name} width={640} height={960} onError={() => setFailed(true)} />;
  const retry = () => {
    setAttempts(attempts + 1);
    setFailed(false);
  };
  return (
    <Missing role="alert">
      <p>{m.picture_failed()}</p>
      <Button kind="quiet" onClick={retry}>
        {m.try_again()}
      </Button>
    </Missing>
  );
}

const Missing = styled.div`
  display: grid;
  place-content: center;
  justify-items: center;
  width: 100%;
  height: max(12rem, 100dvh - 17rem);
  border-radius: 4px;
  background: var(--c-wash);
`;
