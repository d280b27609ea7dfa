export { NoticeBar } from './notice-bar';
