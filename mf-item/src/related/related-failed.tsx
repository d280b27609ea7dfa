import { LinkButton } from '../dialogs/link-button';

/** The same words whether the code or the answer did not come. */
export const RelatedFailed = ({ onRetry }: { onRetry: () => void }) => (
  <LinkButton onClick={onRetry}>Sets and packs could not be loaded. Try again</LinkButton>
);
