export const offersId = 'offers';
