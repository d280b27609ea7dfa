import { bucketOf, chanceOfSlower, emptyHistogram, median, middleOf } from './mann-whitney';

function histogramOf(values: number[]): number[] {
  const histogram = emptyHistogram();
  for (const value of values) histogram[bucketOf(value)] = (histogram[bucketOf(value)] ?? 0) + 1;
  return histogram;
}
const spread = (middle: number) =>
  histogramOf(Array.from({ length: 400 }, (_, index) => middle * 2 ** ((index % 40) / 20 - 1)));

test('equal times are not significant, much slower ones are', () => {
  expect(chanceOfSlower(spread(1800), spread(1800), 0.56)).toBeGreaterThan(0.9);
  expect(chanceOfSlower(spread(3600), spread(1800), 0.56)).toBeLessThan(1e-6);
});

test('slightly slower times are not significant', () =>
  expect(chanceOfSlower(spread(1880), spread(1800), 0.56)).toBeGreaterThan(0.05));

test('a bucket is six per cent wide', () => {
  expect(middleOf(bucketOf(1800)) / 1800).toBeCloseTo(1, 1);
  expect(bucketOf(0)).toBe(0);
  expect(bucketOf(1e9)).toBe(255);
});

test('the median is taken over visitors', () => {
  expect((median(histogramOf([100, 1800, 90_000])) ?? 0) / 1800).toBeCloseTo(1, 1);
  expect(median(emptyHistogram())).toBeUndefined();
});
