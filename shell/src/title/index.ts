export { shopTitle, titleName, useShopTitle } from './use-shop-title';
