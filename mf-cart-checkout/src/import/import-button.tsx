import * as m from '#messages';
import { DialogButton } from '../dialog-button';

/** CRT-05: for customers, whether the cart holds anything yet or not. */
export function ImportButton() {
  return (
    <DialogButton label={m.import()} load={() => import('./import-dialog')}>
      {({ ImportDialog }, close) => <ImportDialog onClose={close} />}
    </DialogButton>
  );
}
