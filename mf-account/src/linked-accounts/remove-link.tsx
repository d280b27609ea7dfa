import { useSend } from '@bookfront/shared/api-client';
import { href } from '@bookfront/shared/routes';
import type { Corp, LinkedAccount } from '@bookfront/shared/schemas';
import { Button } from '@bookfront/shared/ui';
import { Dialog, DialogActions } from '@bookfront/shared/ui/dialog';
import * as m from '#messages';
import { closes, HiddenForm, sends } from '../plain-forms';
import { toastError, useKeepLinks } from './links-api';

interface RemoveChildProps {
  person: LinkedAccount;
  company: string;
  onClose: () => void;
}

/** SEC-26 */
export function RemoveChild({ person: { id, name, email }, company, onClose }: RemoveChildProps) {
  const { keepChildren } = useKeepLinks();
  const { mutate, isPending } = useSend('account/removeChildLink', (reply) => {
    keepChildren(reply);
    onClose();
  });
  return (
    <Question
      text={m.links_remove_child({ name: name || email, company })}
      call="account/removeChildLink"
      id={id}
      isBusy={isPending}
      onRemove={() => mutate({ id }, { onError: toastError })}
      onClose={onClose}
    />
  );
}

/** SEC-27 */
export function RemoveParent({ corp: { id, name }, onClose }: { corp: Corp; onClose: () => void }) {
  const { keepParents } = useKeepLinks();
  const { mutate, isPending } = useSend('account/removeParentLink', (reply) => {
    keepParents(reply);
    onClose();
  });
  return (
    <Question
      text={m.links_remove_parent({ name })}
      call="account/removeParentLink"
      id={id}
      isBusy={isPending}
      onRemove={() => mutate({ id }, { onError: toastError })}
      onClose={onClose}
    />
  );
}

interface QuestionProps {
  text: string;
  call: 'account/removeChildLink' | 'account/removeParentLink';
  id: string;
  isBusy: boolean;
  onRemove: () => void;
  onClose: () => void;
}

function Question({ text, call, id, isBusy, onRemove, onClose }: QuestionProps) {
  return (
    <Dialog title={m.links_remove_title()} onClose={onClose}>
      <p dir="auto">{text}</p>
      <DialogActions>
        <HiddenForm id="remove-link" call={call} fields={{ id }} next={href.account('link')} />
        <Button kind="quiet" {...closes(onClose)}>
          {m.cancel()}
        </Button>
        <Button busy={isBusy} {...sends('remove-link', onRemove)}>
          {isBusy ? m.links_removing() : m.links_remove()}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
