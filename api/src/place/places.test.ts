import { countries, provincesOf } from './places';

it('every country has a list of provinces, empty where they are free text, and a word of JavaScript is no country', () => {
  expect(provincesOf('CA')).toContainEqual({ code: 'BC', name: 'British Columbia' });
  for (const country of [
    'constructor',
    'toString',
    '__proto__',
    ...countries.map(({ code }) => code).filter((code) => !['CA', 'US'].includes(code)),
  ])
    expect(provincesOf(country)).toEqual([]);
});
