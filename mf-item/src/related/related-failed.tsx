import * as m from '#messages';
import { LinkButton } from '../dialog-openers';

/** The same words whether the code or the answer did not come. */
export const RelatedFailed = ({ onRetry }: { onRetry: () => void }) => (
  <LinkButton onClick={onRetry}>{m.sets_and_packs_failed()}</LinkButton>
);
