import { browsePath, emptyView } from '@bookfront/shared/routes';
import type { Title } from '@bookfront/shared/schemas';
import { ShopLink } from '@bookfront/shared/ui';
import { lazy, type MouseEvent, Suspense, useState } from 'react';
import styled from 'styled-components';

const EditionsDialog = lazy(async () => ({ default: (await import('./editions-dialog')).EditionsDialog }));

/** Opens the editions dialog (ITM-33, OFR-10); without scripts it searches the shop for the title. */
export function EditionsLink({ title, children }: { title: Title; children: string }) {
  const [isOpen, setOpen] = useState(false);
  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setOpen(true);
  };
  return (
    <>
      <Opener to={browsePath({ ...emptyView, t: title.title, k: 'title' })} aria-haspopup="dialog" onClick={open}>
        {children}
      </Opener>
      {isOpen && (
        <Suspense fallback={null}>
          <EditionsDialog title={title} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

const Opener = styled(ShopLink)`
  display: inline-flex;
  align-items: center;
  min-height: 44px;
  color: var(--c-link);
  text-underline-offset: 0.18em;
`;
