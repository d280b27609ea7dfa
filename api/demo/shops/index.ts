import type { DemoShop } from './demo-shop';
import { lamplight } from './lamplight';
import { papertrade } from './papertrade';
import { saltwater } from './saltwater';
import { stmargarets } from './stmargarets';
import { threerivers } from './threerivers';

/** In order: the first answers to `localhost`, the others to their name before '.localhost'. */
export const demoShops: readonly DemoShop[] = [saltwater, lamplight, threerivers, stmargarets, papertrade];
