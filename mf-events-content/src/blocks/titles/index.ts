export { ListBlock, ProductSlider } from './sliders';
