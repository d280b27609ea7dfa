export { ContactStep } from './contact-step';
