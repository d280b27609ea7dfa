import { TermsCheck } from '@bookfront/shared/ui/terms-check';
import * as m from '#messages';

interface TermsProps {
  isAgreed: boolean;
  onAgree: (isAgreed: boolean) => void;
}

/** CHK-56 */
export const Terms = ({ isAgreed, onAgree }: TermsProps) => (
  <TermsCheck text={m.review_terms()} checked={isAgreed} onChange={({ target }) => onAgree(target.checked)} />
);
