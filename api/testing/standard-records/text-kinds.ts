import { e, type Kind, language, message, person, product, release2, supply2, text, title2, titleOf } from './message';

const plain = { kind: '', expected: {} };

/** Texts, languages, forms and what release 2.1 writes otherwise. */
export const textKinds: Kind[] = [
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
