import { Button } from '@bookfront/shared/ui';
import { Dialog, DialogActions } from '@bookfront/shared/ui/dialog';

/**
 * What is asked before the add is sent (P1§5). `onHand`: copies that the shop has; `canOrderRest`: it can order what it
 * lacks.
 */
export type Question =
  | { name: 'large-print'; wanted: number }
  | { name: 'stock'; wanted: number; onHand: number; canOrderRest: boolean };
export type Answer = { quantity: number; orderRest?: boolean };

export interface QuestionsProps {
  question: Question;
  onAnswer: (answer: Answer) => void;
  onClose: () => void;
}

/** The questions before an add. */
export function Questions({ question, ...props }: QuestionsProps) {
  return question.name === 'large-print' ? (
    <LargePrint key="large-print" wanted={question.wanted} {...props} />
  ) : (
    <Stock key="stock" question={question} {...props} />
  );
}

function LargePrint({ wanted, onAnswer, onClose }: Omit<QuestionsProps, 'question'> & { wanted: number }) {
  return (
    <Dialog title="A Large Print edition has been selected" onClose={onClose}>
      <p>Its type is larger than that of other editions. Would you like this one?</p>
      <DialogActions>
        <Button kind="quiet" onClick={onClose}>
          Cancel
        </Button>
        <Button onClick={() => onAnswer({ quantity: wanted })}>Yes, add it</Button>
      </DialogActions>
    </Dialog>
  );
}

function Stock({
  question,
  onAnswer,
  onClose,
}: Omit<QuestionsProps, 'question'> & { question: Extract<Question, { name: 'stock' }> }) {
  const { onHand, wanted, canOrderRest } = question;
  return (
    <Dialog title={`We only have ${onHand} in stock`} onClose={onClose}>
      <p>
        You asked for {wanted}.{canOrderRest && ` We can order the other ${wanted - onHand} for you.`}
      </p>
      <DialogActions>
        <Button kind="quiet" onClick={onClose}>
          Cancel
        </Button>
        {canOrderRest && (
          <Button kind="quiet" onClick={() => onAnswer({ quantity: wanted, orderRest: true })}>
            Take {onHand} and order the rest
          </Button>
        )}
        <Button onClick={() => onAnswer({ quantity: onHand })}>Take {onHand}</Button>
      </DialogActions>
    </Dialog>
  );
}
