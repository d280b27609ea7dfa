import { OnDemand } from '@bookfront/shared/ui/on-demand';
import type { QuestionsProps } from './questions';

const load = () => import('./questions');

/**
 * Asks before the shopper takes a large print edition or more than is in stock; its code is loaded with the first
 * question.
 */
export const QuestionPart = (props: QuestionsProps) => (
  <OnDemand load={load} onClose={props.onClose}>
    {({ Questions }) => <Questions {...props} />}
  </OnDemand>
);
