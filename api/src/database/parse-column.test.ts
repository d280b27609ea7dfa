import { z } from 'zod';
import { parseColumn } from './parse-column';

const names = z.array(z.object({ name: z.string() }));

it('a column is parsed by its schema', () => {
  expect(parseColumn(names, '[{"name":"Ida","later":1}]')).toEqual([{ name: 'Ida' }]);
});

it.each(['[{"name":4}]', '{"name":"Ida"}', '[{', ''])(
  'a damaged column is an internal error, never the caller’s fault: %j',
  (text) => {
    expect(() => parseColumn(names, text)).toThrow(expect.objectContaining({ name: 'UnreadableColumn' }));
  },
);
