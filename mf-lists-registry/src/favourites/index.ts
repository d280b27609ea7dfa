export { FavouriteButton } from './favourite-button';
export { favouritesOfGuest } from './favourites-api';
