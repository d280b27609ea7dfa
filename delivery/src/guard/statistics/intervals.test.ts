import { intervalOfMedian, intervalOfShare } from './intervals';
import { bucketOf, emptyHistogram } from './mann-whitney';

// Wilson's limits by the quadratic formula, calculated elsewhere
test.each([
  [{ hit: 0, of: 20 }, 0, 0.1611],
  [{ hit: 1, of: 10 }, 0.0179, 0.4042],
  [{ hit: 50, of: 100 }, 0.4038, 0.5962],
  [{ hit: 20, of: 20 }, 0.8389, 1],
])('%j lies between %d and %d', (share, low, high) => {
  const interval = intervalOfShare(share);
  expect(interval.low).toBeCloseTo(low, 3);
  expect(interval.high).toBeCloseTo(high, 3);
});

test('the interval of a median narrows with more visitors, and holds the median', () => {
  const spread = (repeat: number) => {
    const histogram = emptyHistogram();
    for (let value = 500; value <= 1500; value += 10)
      histogram[bucketOf(value)] = (histogram[bucketOf(value)] ?? 0) + repeat;
    return histogram;
  };
  const [few, many] = [intervalOfMedian(spread(1)), intervalOfMedian(spread(100))];
  expect(few?.value).toBe(many?.value);
  expect(few?.low).toBeLessThan(many?.low ?? 0);
  expect(few?.high).toBeGreaterThan(many?.high ?? 0);
  expect(many?.low).toBeLessThanOrEqual(many?.value ?? 0);
});

test('no visitors have no median', () => expect(intervalOfMedian(emptyHistogram())).toBeUndefined());
