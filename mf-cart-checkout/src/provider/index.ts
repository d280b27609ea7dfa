export { estimateOf } from './provider-rules';
export { ProviderStep } from './provider-step';
