export { SampleIntro } from './sample-intro';
