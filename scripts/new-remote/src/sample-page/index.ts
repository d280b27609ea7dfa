export { SamplePage } from './sample-page';
