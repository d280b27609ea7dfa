export { CreditCardStep } from './credit-card-step';
