import * as m from '#messages';
import { LinkButton } from '../dialog-openers';

/** Shown if either the code or the answer fails to load. */
export const RelatedFailed = ({ onRetry }: { onRetry: () => void }) => (
  <LinkButton onClick={onRetry}>{m.sets_and_packs_failed()}</LinkButton>
);
