import { readOptions } from './read-options';

describe('the arguments of a command', () => {
  it('are options with their values, in any position, and the rest in order', () =>
    expect(readOptions(['a.xml', '--shop', 'lamplight', 'b.xml'], ['shop'])).toEqual({
      values: { shop: 'lamplight' },
      positionals: ['a.xml', 'b.xml'],
    }));

  it.each([
    [['--shpo', 'lamplight'], "Unknown option '--shpo'."],
    [['--shop'], "Option '--shop <value>' argument missing."],
  ])('that are invalid are refused with a sentence: %j', (args, reason) =>
    expect(readOptions(args, ['shop'])).toBe(reason),
  );
});
