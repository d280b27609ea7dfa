import { Button } from '@bookfront/shared/ui';
import { Dialog, DialogActions } from '@bookfront/shared/ui/dialog';
import * as m from '#messages';
import type { StockQuestion } from '../quantity';

/** What is asked before the add is sent (P1 §5). */
export type Question = { name: 'large-print'; wanted: number } | StockQuestion;
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
    <Dialog title={m.large_print_chosen()} onClose={onClose}>
      <p>{m.large_print_question()}</p>
      <DialogActions>
        <Button kind="quiet" onClick={onClose}>
          {m.cancel()}
        </Button>
        <Button onClick={() => onAnswer({ quantity: wanted })}>{m.large_print_add()}</Button>
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
    <Dialog title={m.stock_only({ onHand })} onClose={onClose}>
      <p>{canOrderRest ? m.stock_asked_with_rest({ wanted, rest: wanted - onHand }) : m.stock_asked({ wanted })}</p>
      <DialogActions>
        <Button kind="quiet" onClick={onClose}>
          {m.cancel()}
        </Button>
        {canOrderRest && (
          <Button kind="quiet" onClick={() => onAnswer({ quantity: wanted, orderRest: true })}>
            {m.stock_take_and_order({ onHand })}
          </Button>
        )}
        <Button onClick={() => onAnswer({ quantity: onHand })}>{m.stock_take({ onHand })}</Button>
      </DialogActions>
    </Dialog>
  );
}
