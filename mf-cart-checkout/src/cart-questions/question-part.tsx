import { OnDemand } from '@bookfront/shared/ui/on-demand';
import type { QuestionsProps } from './questions';

const load = () => import('./questions');

/**
 * What is asked before more than the stock, or a large print edition, is taken; its code comes with the first question.
 */
export const QuestionPart = (props: QuestionsProps) => (
  <OnDemand load={load} onClose={props.onClose}>
    {({ Questions }) => <Questions {...props} />}
  </OnDemand>
);
