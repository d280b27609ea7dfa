import { ScratchBuffer } from './scratch-buffer';

it('a scratch buffer grows as needed and leaves other buffers alone', () => {
  const [scratch, other] = [new ScratchBuffer(), new ScratchBuffer()];
  for (const length of [3, 300, 1, 150]) expect(scratch.take(length)).toHaveLength(length);
  scratch.take(2).fill(1);
  other.take(2).fill(2);
  expect([...scratch.take(2)]).toEqual([1, 1]);
});
