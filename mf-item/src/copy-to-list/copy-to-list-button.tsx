import { LookupContext, Remote } from '@bookfront/shared/federation';
import type { Title } from '@bookfront/shared/schemas';
import { useContext, useState } from 'react';
import * as m from '#messages';
import { LinkButton } from '../dialog-openers';

const id = 'mf_lists_registry/CopyToList';

/** Opens mf-lists-registry's dialog (ITM-38). Preloads its code on hover or focus; a failure shows a retry here. */
export function CopyToListButton({ title: { eisbn, title } }: { title: Title }) {
  const [isOpen, setOpen] = useState(false);
  const { preload } = useContext(LookupContext);
  const preloadRemote = () => preload(id);
  return (
    <>
      <LinkButton
        aria-haspopup="dialog"
        onPointerEnter={preloadRemote}
        onFocus={preloadRemote}
        onClick={() => setOpen(true)}
      >
        {m.add_to_a_list()}
      </LinkButton>
      {isOpen && (
        <Remote
          id={id}
          eisbn={eisbn}
          title={title}
          onClose={() => setOpen(false)}
          placeholder={null}
          label={m.your_lists()}
          quiet
        />
      )}
    </>
  );
}
