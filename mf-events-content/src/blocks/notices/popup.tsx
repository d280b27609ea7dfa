import { tabStorage } from '@bookfront/shared/storage';
import { Button } from '@bookfront/shared/ui';
import { OnDemand, remembered } from '@bookfront/shared/ui/on-demand';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import * as m from '#messages';
import type { BlockProps } from '../block-props';
import { BlockImage, Words } from '../parts';

const loadDialog = remembered(() => import('@bookfront/shared/ui/dialog'));

/**
 * PGB-36, GAP-54: a notice that opens once in a session. Without scripts it stands at the end of the page.
 */
export function PopupNotice({ block, pageId }: BlockProps<'popup_notice'>) {
  const key = `popup_notice:${pageId}:${block.id}`;
  const [isOpen, setOpen] = useState(false);
  useEffect(() => setOpen(tabStorage.read(key) === undefined), [key]);
  const close = () => {
    tabStorage.write(key, '1');
    setOpen(false);
  };
  const { heading, text, button, image } = block;
  const content = (
    <>
      {image && <BlockImage image={image} sizes="(min-width: 520px) 430px, 90vw" />}
      <Words heading="" text={text} button={button} level={2} />
    </>
  );
  return (
    <>
      <Still>
        <Words heading={heading} text="" button={null} level={2} />
        {content}
      </Still>
      {isOpen && (
        <OnDemand load={loadDialog} failed={() => null}>
          {({ Dialog, DialogActions }) => (
            <Dialog title={heading || m.notice()} onClose={close}>
              {content}
              <DialogActions>
                <Button kind="quiet" onClick={close}>
                  {m.close()}
                </Button>
              </DialogActions>
            </Dialog>
          )}
        </OnDemand>
      )}
    </>
  );
}

const Still = styled.aside`
  display: none;
  @media (scripting: none) {
    display: block;
    margin-block: 1rem;
    padding: 1.25rem;
    border: 1px solid var(--c-line);
    border-radius: 8px;
  }
`;
