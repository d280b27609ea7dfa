import { testNow } from '../../testing/api-client';
import { saltwater } from '../shops/saltwater';
import { buildEditions } from './editions';
import { readWorks } from './works';

it('the first demo shop has a book for every dialog of an item page, among those that sell best', () => {
  const kept = buildEditions(readWorks(), testNow).filter(saltwater.keeps);
  const best = kept.slice(0, 200).map(({ record }) => record);
  const having = (isShown: (record: (typeof best)[number]) => boolean) => best.filter(isShown).length;
  expect(having(({ extras }) => extras.interiors.length > 0)).toBeGreaterThan(5);
  expect(
    having(
      ({ extras }) =>
        extras.media.some(({ type }) => type === 'component') && extras.media.some(({ type }) => type === 'url'),
    ),
  ).toBeGreaterThan(3);
  expect(having(({ extras }) => extras.comments.length > 0)).toBeGreaterThan(3);
  expect(having(({ extras }) => extras.audiobook)).toBeGreaterThan(10);
  expect(having(({ is_large_print }) => is_large_print)).toBeGreaterThan(0);
  expect(kept.filter(({ record }) => record.parts.length > 0).length).toBeGreaterThan(3);
});
