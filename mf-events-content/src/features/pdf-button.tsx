import { bus } from '@bookfront/shared/events';
import { useSession } from '@bookfront/shared/session';
import { Button, useOnDemand } from '@bookfront/shared/ui';
import styled from 'styled-components';
import * as m from '#messages';

const loadDialog = () => import('./pdf-dialog');

/** SEC-11: a catalogue as PDF is for members; a guest is asked to log in. */
export function PdfButton({ listId, name }: { listId: string; name: string }) {
  const { logged_in } = useSession();
  const { code, isLoading, failedDialog, start, stop, warm } = useOnDemand(loadDialog);
  const open = () => (logged_in ? start() : bus.emit('login:wanted', {}));
  return (
    <Place>
      <Button
        kind="quiet"
        busy={isLoading}
        onClick={open}
        onPointerEnter={warm}
        onFocus={warm}
        aria-label={m.pdf_of({ name })}
      >
        {m.download_pdf()}
      </Button>
      {failedDialog}
      {code && <code.PdfDialog listId={listId} name={name} onClose={stop} />}
    </Place>
  );
}

/** Without scripts nothing would happen. */
const Place = styled.div`
  margin-top: 0.75rem;
  @media (scripting: none) {
    display: none;
  }
`;
