export { Frame } from './frame';
export { Header } from './header/header';
