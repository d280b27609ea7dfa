import { z } from 'zod';
import { parseColumn } from './parse-column';

const names = z.array(z.object({ name: z.string() }));

it('gives what a column holds in the shape of its schema', () => {
  expect(parseColumn(names, '[{"name":"Ida","later":1}]')).toEqual([{ name: 'Ida' }]);
});

it.each(['[{"name":4}]', '{"name":"Ida"}', '[{', ''])(
  'a damaged column is a fault of ours, never a wrong payload: %j',
  (text) => {
    expect(() => parseColumn(names, text)).toThrow(expect.objectContaining({ name: 'UnreadableColumn' }));
  },
);
