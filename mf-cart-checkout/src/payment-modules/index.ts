export { type HostedChoice, HostedPayment } from './hosted-payment';
