export { lifecyclesOf, type MountProps } from './lifecycles';
