import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useOpener } from '../dialog-openers';

/** Opens the gallery at one of its pictures. */
export function PictureButton({ at, children }: { at: number; children: ReactNode }) {
  return (
    <Opener type="button" {...useOpener({ name: 'pictures', at })}>
      {children}
    </Opener>
  );
}

const Opener = styled.button`
  position: relative;
  display: block;
  width: 100%;
  padding: 0;
  border: 0;
  background: none;
  cursor: zoom-in;
`;
