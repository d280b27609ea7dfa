import {
  ann,
  cad,
  date,
  e,
  identifier,
  type Kind,
  language,
  message,
  person,
  price,
  product,
  status,
  supply,
  tides,
  titleOf,
} from './message';

const plain = { kind: '', expected: {} };

/** Contributors, dates and numbers of products. */
export const peopleAndDatesKinds: Kind[] = [
  {
    kind: 'ISBNs of other products, an editor of the series and authors of chapters',
    expected: { refused: 0, taken: true, title: 'Tides', authors: [{ name: 'Ann Lee', canadian: false }] },
    title:
      e(
        'Collection',
        e('CollectionType', '10'),
        e(
          'TitleDetail',
          e('TitleType', '01'),
          e('TitleElement', e('TitleElementLevel', '02'), e('TitleText', 'Salt Road')),
        ),
        person('A01', e('PersonName', 'Series Founder')),
      ) + tides,
    supply:
      e(
        'ContentDetail',
        e(
          'ContentItem',
          e('LevelSequenceNumber', 1),
          e('TextItem', e('TextItemType', '03')),
          titleOf('01', e('TitleText', 'Chapter one')),
          person('A01', e('PersonName', 'Chapter Author')),
        ),
      ) +
      e('RelatedMaterial', e('RelatedProduct', e('ProductRelationCode', '06'), identifier('9780471958697'))) +
      e('ProductSupply', supply('20', cad)),
  },
  {
    kind: 'a pseudonym with the real name beside it (list 18: 04)',
    expected: { refused: 0, authors: [{ name: 'Ann Lee', canadian: false }] },
    people: person(
      'A01',
      e('NameType', '01') +
        e('PersonName', 'Ann Lee') +
        e('AlternativeName', e('NameType', '04'), e('PersonName', 'Gertrude Real'), e('KeyNames', 'Real')),
    ),
  },
  {
    kind: 'a person who is the subject of the book (NameAsSubject)',
    expected: { refused: 0, authors: [{ name: 'Ann Lee', canadian: false }] },
    languages: language('01', 'eng') + e('NameAsSubject', e('NameType', '00'), e('PersonName', 'Emily Carr')),
  },
  {
    kind: 'an author who lives in Canada (list 151: 04)',
    expected: { refused: 0, authors: [{ name: 'Ann Lee', canadian: true }] },
    people: person(
      'A01',
      e('PersonName', 'Ann Lee') + e('ContributorPlace', e('ContributorPlaceRelator', '04'), e('CountryCode', 'CA')),
    ),
  },
  {
    kind: 'an author named twice, once for each part in it',
    expected: {
      refused: 0,
      authors: [{ name: 'Ann Lee', canadian: false }],
      contributors: [{ name: 'Ann Lee', roles: ['author', 'illustrator'] }],
    },
    people: ann + person('A12', e('PersonName', 'Ann Lee'), 2),
  },
  {
    kind: 'a year of another calendar (list 55: 20)',
    expected: { refused: 0, taken: true, release_date_text: expect.not.stringContaining('14') },
    publishing: status('04') + date('01', '14420115', '20'),
  },
  {
    kind: 'a quarter (list 55: 03)',
    expected: { refused: 0, is_forthcoming: true, release_date_text: expect.stringMatching(/2031/), orderable: true },
    publishing: status('02') + date('01', '20312', '03'),
    availability: '10',
  },
  {
    kind: 'a moment of publication (list 55: 13)',
    expected: { refused: 0, is_forthcoming: true, release_date_text: expect.stringMatching(/May 1, 2031/) },
    publishing: status('02') + date('01', '20310501T0900', '13'),
    availability: '10',
  },
  {
    kind: 'dates of first publication and of the print counterpart alone (list 163: 11, 19)',
    expected: { refused: 0, release_date: null, first_published: 1998, is_forthcoming: false, orderable: true },
    publishing: status('04') + date('11', '19980301') + date('19', '20310301'),
  },
  {
    kind: 'an ISBN with hyphens',
    expected: { refused: 0, taken: true },
    file: (isbn) =>
      message(product(isbn, plain)).replaceAll(
        `<IDValue>${isbn}`,
        `<IDValue>${isbn.replace(/^(\d{3})(\d{5})/, '$1-$2-')}`,
      ),
  },
  {
    kind: 'an ISBN-13 with a wrong check digit',
    expected: { refused: 1, taken: false },
    file: (isbn) =>
      message(product(isbn, plain)).replaceAll(
        `<IDValue>${isbn}`,
        `<IDValue>${isbn.slice(0, 12)}${(Number(isbn[12]) + 1) % 10}`,
      ),
  },
  {
    kind: 'two records of one ISBN in a file',
    expected: { refused: 0, title: 'Neaps', price: 2200 },
    file: (isbn) =>
      message(
        product(isbn, plain) +
          product(isbn, { ...plain, title: titleOf('01', e('TitleText', 'Neaps')), price: price('22.00') }),
      ),
  },
];
