export { QuestionPart } from './question-part';
export type { Answer, Question } from './questions';
