import { languageOf } from './text';

it.each([
  ['eng', { lang: undefined, dir: 'auto' }],
  ['fre', { lang: 'fr', dir: 'auto' }],
  ['heb', { lang: 'he', dir: 'rtl' }],
  ['xyz', { lang: undefined, dir: 'auto' }],
])('a title in %s tells its elements the language and the direction of its words', (language, attributes) => {
  expect(languageOf({ language })).toEqual(attributes);
});
