import { LookupContext, Remote } from '@bookfront/shared/federation';
import type { Title } from '@bookfront/shared/schemas';
import { useContext, useState } from 'react';
import * as m from '#messages';
import { LinkButton } from '../dialog-openers';

const id = 'mf_lists_registry/CopyToList';

/**
 * Opens the lists' own dialog (ITM-38). Its code comes on intent; what can't be loaded says so here and can be tried
 * again.
 */
export function CopyToListButton({ title: { eisbn, title } }: { title: Title }) {
  const [isOpen, setOpen] = useState(false);
  const { preload } = useContext(LookupContext);
  const warm = () => preload(id);
  return (
    <>
      <LinkButton aria-haspopup="dialog" onPointerEnter={warm} onFocus={warm} onClick={() => setOpen(true)}>
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
