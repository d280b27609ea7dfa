export { type Target, TargetForm } from './target-form';
