import { type CallFailure, failureText } from '@bookfront/shared/api-client';
import { Button, FieldError } from '@bookfront/shared/ui';
import { DialogActions } from '@bookfront/shared/ui/dialog';
import * as m from '#messages';

interface SaveActionsProps {
  failure: CallFailure | undefined;
  isBusy: boolean;
  isDisabled?: boolean;
  onClose: () => void;
}

/** The end of a dialog's form: why it could not be saved, Cancel and Save. */
export function SaveActions({ failure, isBusy, isDisabled = false, onClose }: SaveActionsProps) {
  return (
    <>
      <div role="alert">{failure && <FieldError>{failureText(failure)}</FieldError>}</div>
      <DialogActions>
        <Button kind="quiet" onClick={onClose}>
          {m.cancel()}
        </Button>
        <Button type="submit" disabled={isDisabled} busy={isBusy}>
          {isBusy ? m.saving() : m.save()}
        </Button>
      </DialogActions>
    </>
  );
}
