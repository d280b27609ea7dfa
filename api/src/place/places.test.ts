import { countries, provincesOf } from './places';

it('every country has a list of provinces, empty if they are free text; a JavaScript property name is no country', () => {
  expect(provincesOf('CA')).toContainEqual({ code: 'BC', name: 'British Columbia' });
  for (const country of [
    'constructor',
    'toString',
    '__proto__',
    ...countries.map(({ code }) => code).filter((code) => !['CA', 'US'].includes(code)),
  ])
    expect(provincesOf(country)).toEqual([]);
});
