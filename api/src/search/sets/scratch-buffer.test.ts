import { Paper } from './scratch-buffer';

it('there is room for each shop, whatever was taken before, and paper of another is left alone', () => {
  const [paper, other] = [new Paper(), new Paper()];
  for (const length of [3, 300, 1, 150]) expect(paper.sheet(length)).toHaveLength(length);
  paper.sheet(2).fill(1);
  other.sheet(2).fill(2);
  expect([...paper.sheet(2)]).toEqual([1, 1]);
});
