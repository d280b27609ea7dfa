export { reportError } from './error-report';
