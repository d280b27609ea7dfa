import type { DemoShop } from './demo-shop';
import { lamplight } from './lamplight';
import { papertrade } from './papertrade';
import { saltwater } from './saltwater';
import { stmargarets } from './stmargarets';
import { threerivers } from './threerivers';

/** The first shop is served at `localhost`, the others at their name followed by '.localhost'. */
export const demoShops: readonly DemoShop[] = [saltwater, lamplight, threerivers, stmargarets, papertrade];
