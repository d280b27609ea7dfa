import { extentOf, roundUp, toX, toY } from './scale';

test.each([
  [0, 1],
  [1, 1],
  [3, 5],
  [66, 100],
  [0.138, 0.2],
  [0.05, 0.05],
  [1117, 2000],
])('an axis for %d ends at %d', (value, end) => expect(roundUp(value)).toBeCloseTo(end, 10));

test('the axes hold every point and its interval', () => {
  const points = [
    { time: 1_000_000, value: 3, low: 1, high: 8 },
    { time: 2_000_000, value: 6 },
  ];
  const extent = extentOf([{ role: 'live', name: '1.0.0', points }]);
  expect(extent).toEqual({ start: 1_000_000, end: 2_000_000, max: 10 });
  expect([toX(1_000_000, extent), toX(2_000_000, extent)]).toEqual([0, 100]);
  expect([toY(0, extent), toY(10, extent)]).toEqual([100, 0]);
});

test('a single point stands at the end of a minute', () => {
  const extent = extentOf([{ role: 'live', name: '1.0.0', points: [{ time: 90_000, value: 0 }] }]);
  expect(extent).toEqual({ start: 30_000, end: 90_000, max: 1 });
});
