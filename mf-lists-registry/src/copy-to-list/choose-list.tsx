import { Dialog } from '@bookfront/shared/ui/dialog';
import * as m from '#messages';
import { TargetForm } from '../list-choices';
import { useCopyToList } from './copy-to-list-api';

interface ChooseListProps {
  eisbn: string;
  title: string;
  onClose: () => void;
}

/**
 * The shopper's lists, those that have the title already marked, or a new one. Saving closes the dialog; a failure is
 * said in it (P1 §4 Copy to list, LST-25, LST-26).
 */
export function ChooseList({ eisbn, title, onClose }: ChooseListProps) {
  const { lists, failure, isBusy, refusal, retry, add } = useCopyToList(eisbn, onClose);
  return (
    <Dialog title={m.add_to_a_list()} onClose={onClose}>
      <TargetForm
        lists={lists}
        failure={failure}
        onRetry={retry}
        isBusy={isBusy}
        refusal={refusal}
        onSubmit={add}
        onClose={onClose}
      >
        <p dir="auto">{title}</p>
      </TargetForm>
    </Dialog>
  );
}
