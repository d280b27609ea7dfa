import { buildCallContext } from '../testing/build-call-context';
import { firstCalls } from './first-calls';
import { historyPath, parseHistory } from './history-filters';

it.each([
  ['/account/orders', { offset: '0', limit: '26' }],
  ['/account/orders?page=3&year=2025', { offset: '52', limit: '26', year: '2025' }],
  ['/account/orders?term=%20AC%2FDC%20&location=l2', { offset: '0', limit: '26', term: 'AC/DC', location_id: 'l2' }],
  ['/account/orders?page=-1&year=abc&term=%20', { offset: '0', limit: '26' }],
  ['/account/orders?page=999999999', { offset: '0', limit: '26' }],
])('%s asks for %j [ORD-08] [ORD-10]', (url, payload) => {
  expect(firstCalls.orders.payload(buildCallContext(url))).toEqual(payload);
});

it.each(['', 'term=C%2B%2B&year=2024&location=l1&page=2', 'term=100%25'])(
  'the address of filters is read as the same filters: %j',
  (query) => {
    const filters = parseHistory(new URLSearchParams(query));
    const again = new URL(historyPath(filters), 'http://shop.invalid').searchParams;
    expect(parseHistory(again)).toEqual(filters);
  },
);
