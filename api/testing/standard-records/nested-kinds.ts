import {
  ann,
  cad,
  countries,
  date,
  e,
  identifier,
  type Kind,
  language,
  market,
  message,
  person,
  price,
  product,
  release2,
  rights,
  status,
  supply,
  supply2,
  text,
  tides,
  title2,
  titleOf,
} from './message';

const plain = { kind: '', expected: {} };

/** What stands inside another composite, and what looks like something else. */
export const nestedKinds: Kind[] = [
  {
    kind: 'a price to compare with inside the price (ComparisonProductPrice)',
    expected: { refused: 0, price: 2000, orderable: true },
    price: e(
      'Price',
      e('PriceType', '01'),
      e('PriceAmount', '20.00'),
      e('CurrencyCode', 'CAD'),
      e(
        'ComparisonProductPrice',
        identifier('9780306406157'),
        e('PriceType', '01'),
        e('PriceAmount', '9.00'),
        e('CurrencyCode', 'CAD'),
      ),
    ),
  },
  {
    kind: 'the price of a reissue to come (Reissue)',
    expected: { refused: 0, price: 2000, orderable: true },
    price: e('Reissue', e('ReissueDate', '20350101'), price('35.00')) + cad,
  },
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
    kind: 'two suppliers, of which the second has it',
    expected: { refused: 0, price: 2000, orderable: true },
    supply: e('ProductSupply', supply('43', price('25.00')) + supply('21', cad)),
  },
  {
    kind: 'no supply at all',
    expected: { refused: 0, taken: true, price: null, orderable: false },
    supply: '<!-- none -->',
  },
  {
    kind: 'a supply that is temporarily out with a day of return (list 65: 31, list 166: 08)',
    expected: { refused: 0, taken: true, price: 2000, is_forthcoming: false },
    availability: '31',
    supply: e(
      'ProductSupply',
      supply('31', cad, e('SupplyDate', e('SupplyDateRole', '08'), '<Date dateformat="00">20310201</Date>')),
    ),
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
  {
    kind: 'a title escaped twice, with line ends and white space',
    expected: { refused: 0, title: 'Salt & Light' },
    title: titleOf('01', e('TitleText', '\n      Salt &amp;amp;\n   Light\n   ')),
  },
  {
    kind: 'a text of escaped HTML (list 34: 02)',
    expected: { refused: 0, description: expect.stringMatching(/<p>Salt <(em|i)>here<\/(em|i)><\/p>/) },
    collateral: e(
      'TextContent',
      e('TextType', '03'),
      e('ContentAudience', '00'),
      '<Text textformat="02">&lt;p&gt;Salt &lt;i&gt;here&lt;/i&gt;&lt;/p&gt;&lt;script&gt;x()&lt;/script&gt;</Text>',
    ),
  },
  {
    kind: 'a plain text with a smaller-than sign and paragraphs (list 34: 07)',
    expected: { refused: 0, description: expect.stringMatching(/5 &lt; 6[\s\S]*(<p>|<br)/) },
    collateral: e(
      'TextContent',
      e('TextType', '03'),
      e('ContentAudience', '00'),
      '<Text textformat="07">First: 5 &lt; 6.\n\nSecond paragraph.</Text>',
    ),
  },
  {
    kind: 'a text in French before that in English, by attribute',
    expected: { refused: 0, description: expect.stringContaining('English words') },
    collateral:
      e('TextContent', e('TextType', '03'), e('ContentAudience', '00'), '<Text language="fre">Mots anglais</Text>') +
      e('TextContent', e('TextType', '03'), e('ContentAudience', '00'), '<Text language="eng">English words</Text>'),
  },
  {
    kind: 'a text whose time is over (list 155: 15)',
    expected: { refused: 0, description: expect.not.stringContaining('Old offer') },
    collateral:
      e(
        'TextContent',
        e('TextType', '03'),
        e('ContentAudience', '00'),
        e('Text', 'Old offer'),
        e('ContentDate', e('ContentDateRole', '15'), '<Date dateformat="00">20210101</Date>'),
      ) + text('03', '00', 'Lasting words'),
  },
  {
    kind: 'a rental beside the sale (list 167: 10)',
    expected: { refused: 0, price: 2000 },
    form: 'ED',
    price:
      price(
        '5.00',
        e(
          'PriceCondition',
          e('PriceConditionType', '10'),
          e(
            'PriceConditionQuantity',
            e('PriceConditionQuantityType', '02'),
            e('Quantity', 30),
            e('QuantityUnit', '07'),
          ),
        ),
      ) + price('20.00'),
  },
  {
    kind: 'a price for those who buy another product (list 59: 09)',
    expected: { refused: 0, price: 2000 },
    price: price('4.00', e('PriceQualifier', '09')) + price('20.00', e('PriceQualifier', '00')),
  },
  {
    kind: 'a default price type that is net of the supplier (DefaultPriceType, list 58: 05)',
    expected: { refused: 0, taken: true, price: null, orderable: false },
    header: e('DefaultPriceType', '05') + e('DefaultCurrencyCode', 'CAD'),
    price: e('Price', e('PriceAmount', '11.40')),
  },
  {
    kind: 'sales rights that libraries alone have (list 46: 02, list 71: 06)',
    expected: { refused: 0, taken: true, orderable: false },
    publishing:
      status('04') +
      e(
        'SalesRights',
        e('SalesRightsType', '08'),
        e('Territory', e('RegionsIncluded', 'WORLD')),
        e('SalesRestriction', e('SalesRestrictionType', '06')),
      ),
  },
  {
    kind: 'a world without a country, and that country elsewhere (CountriesExcluded)',
    expected: { refused: 0, taken: true, orderable: false },
    publishing:
      status('04') +
      rights('01', e('RegionsIncluded', 'WORLD') + e('CountriesExcluded', 'AU CA NZ')) +
      e('ROWSalesRightsType', '00'),
  },
  {
    kind: 'a market of the rest of the world beside that of the US (RegionsIncluded ROW)',
    expected: { refused: 0, price: 2300, orderable: true },
    supply:
      e('ProductSupply', market(countries('US')), supply('20', price('19.00'))) +
      e(
        'ProductSupply',
        market(e('RegionsIncluded', 'WORLD') + e('CountriesExcluded', 'US')),
        supply('20', price('23.00')),
      ),
  },
  {
    kind: 'an audiobook on CD with its reader alone',
    expected: {
      refused: 0,
      binding_code: 'AC',
      tax: 'book',
      contributors: [{ name: 'Ian Voice', roles: ['narrator'] }],
      pages: null,
    },
    form: 'AC',
    people: person('E07', e('PersonName', 'Ian Voice')),
    languages:
      language('01', 'eng') + e('Extent', e('ExtentType', '09'), e('ExtentValue', '432'), e('ExtentUnit', '05')),
  },
  {
    kind: 'a blank notebook (list 150: PR)',
    expected: { refused: 0, tax: 'other', orderable: true },
    form: 'PR',
    people: '<NoContributor/>',
  },
  {
    kind: 'a bilingual text (list 22: 01 twice)',
    expected: { refused: 0, language: 'fre', original_language: '' },
    languages: language('01', 'fre') + language('01', 'eng'),
  },
  {
    kind: 'subtitles and sound in other languages before the text (list 22: 09, 08)',
    expected: { refused: 0, language: 'ger' },
    languages: language('09', 'eng') + language('08', 'fre') + language('01', 'ger'),
  },
  {
    kind: 'release 2.1 of which the set has the title and the item a number',
    expected: { refused: 0, title: expect.stringMatching(/Harbour Annals/) },
    file: (isbn) =>
      release2(
        isbn,
        e('ProductForm', 'BB') +
          e('Set', e('TitleOfSet', 'Harbour Annals'), e('SetPartNumber', 2), e('SetPartTitle', 'The Quay')) +
          e('Title', e('TitleType', '01'), e('TitleText', 'Harbour Annals: The Quay')) +
          supply2(e('ProductAvailability', '21')),
      ),
  },
  {
    kind: 'release 2.1 supplied to the US alone (SupplyToCountry)',
    expected: { refused: 0, taken: true, orderable: false },
    file: (isbn) =>
      release2(
        isbn,
        e('ProductForm', 'BC') + title2 + supply2(e('SupplyToCountry', 'US') + e('ProductAvailability', '21')),
      ),
  },
  {
    kind: 'release 2.1 with texts for readers and the press and an old e-book form',
    expected: { refused: 0, tax: 'other', description: expect.stringContaining('For readers') },
    file: (isbn) =>
      release2(
        isbn,
        e('ProductForm', 'DG') +
          e('EpubType', '029') +
          title2 +
          e('OtherText', e('TextTypeCode', '01'), e('Text', 'For readers')) +
          e('OtherText', e('TextTypeCode', '08'), e('Text', 'A quote')) +
          supply2(e('ProductAvailability', '20')),
      ),
  },
  {
    kind: 'UTF-8 that is declared as ISO-8859-1, with a mark at its beginning',
    expected: { refused: 0, title: 'Été – Nuit' },
    file: (isbn) =>
      `\uFEFF${message(product(isbn, { ...plain, title: titleOf('01', e('TitleText', 'Été – Nuit')) })).replace('UTF-8', 'ISO-8859-1')}`,
  },
  {
    kind: 'white space and comments around values',
    expected: { refused: 0, price: 2000, binding_code: 'BC', orderable: true },
    form: '\n BC <!-- paper -->\n',
    price: e('Price', e('PriceType', ' 01 '), e('PriceAmount', '\n 20.00 <!-- list --> '), e('CurrencyCode', ' CAD ')),
  },
];
