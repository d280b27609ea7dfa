import { expect, it } from '@jest/globals';
import { calls } from './index';
import { uploadCalls } from './vocabulary';
import { multiLine, singleLine } from './wire';

it('a text of several lines keeps its lines, and loses what is no sign of a text or turns its direction', () => {
  const given = 'Ring\ttwice,\r\nplease.\u0000\u0007\u000b \u202eback\u202c\u2066 to front\u2069 \ufffe é 书 שלום ';
  expect(multiLine(100).parse(given)).toBe('Ring\ttwice,\nplease. back to front  é 书 שלום');
  expect(multiLine(3).safeParse('four').success).toBe(false);
});

it('a text of one line refuses them', () => {
  for (const sign of ['\n', '\u0000', '\u202e', '\u2066'])
    expect(singleLine(100).safeParse(`one${sign}two`).success).toBe(false);
});

it('the calls with a file are those that the edge streams', () => {
  const withFile = Object.entries(calls).filter(([, { payload }]) => 'shape' in payload && 'file' in payload.shape);
  expect(withFile.map(([name]) => name).toSorted()).toEqual([...uploadCalls].toSorted());
});
