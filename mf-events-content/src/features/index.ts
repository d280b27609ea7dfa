export { FeaturesPage } from './features-page';
