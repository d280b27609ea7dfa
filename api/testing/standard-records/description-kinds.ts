import { date, e, type Kind, language, main, measure, person, status, subject, text, tides, titleOf } from './message';

export const descriptionKinds: Kind[] = [
  {
    kind: 'a body as the only author',
    expected: { refused: 0, authors: [{ name: 'Harbour Authority of Gibsons', canadian: false }] },
    people: person('A01', e('CorporateName', 'Harbour Authority of Gibsons')),
  },
  {
    kind: 'names in parts and inverted, out of sequence, with a translator',
    expected: {
      refused: 0,
      authors: [
        { name: 'Lotte van der Berg Jr.', canadian: false },
        { name: 'Ursula K. Le Guin', canadian: false },
      ],
      contributors: expect.arrayContaining([{ name: 'Ines Coelho', roles: ['translator'] }]),
    },
    people:
      person('B06', e('PersonName', 'Ines Coelho'), 3) +
      person('A01', e('PersonNameInverted', 'Le Guin, Ursula K.'), 2) +
      person(
        'A01',
        e('NamesBeforeKey', 'Lotte') + e('PrefixToKey', 'van der') + e('KeyNames', 'Berg') + e('SuffixToKey', 'Jr.'),
        1,
      ),
  },
  {
    kind: 'an anonymous author (list 19: 02)',
    expected: { refused: 0, authors: [{ name: 'Anonymous', canadian: false }] },
    people: person('A01', e('UnnamedPersons', '02')),
  },
  {
    kind: "a distributor's, an original and a short title beside the title (list 15: 10, 03, 05)",
    expected: { refused: 0, title: 'The Long Quay', subtitle: 'A History', authors: [] },
    title:
      titleOf('10', e('TitleText', 'LONG QUAY HB')) +
      titleOf('03', e('TitleText', 'Der lange Kai')) +
      titleOf('05', e('TitleText', 'Quay')) +
      titleOf('01', e('TitlePrefix', 'The'), e('TitleWithoutPrefix', 'Long Quay'), e('Subtitle', 'A History')),
    people: '<NoContributor/>',
  },
  {
    kind: 'a volume that is named by its collection and number alone (list 149: 02)',
    expected: { refused: 0, title: expect.stringMatching(/Harbour Annals.*4/) },
    title: e(
      'TitleDetail',
      e('TitleType', '01'),
      e('TitleElement', e('TitleElementLevel', '01'), e('PartNumber', 'Volume 4')),
      e('TitleElement', e('TitleElementLevel', '02'), e('TitleText', 'Harbour Annals')),
    ),
  },
  {
    kind: "a publisher's collection beside one that was ascribed (list 148: 20, 10; list 197: 03)",
    expected: { refused: 0, title: 'Tides', series: 'The Salt Road', series_num: '3' },
    title:
      e(
        'Collection',
        e('CollectionType', '20'),
        e(
          'TitleDetail',
          e('TitleType', '01'),
          e('TitleElement', e('TitleElementLevel', '02'), e('TitleText', 'Books for Sailors')),
        ),
      ) +
      e(
        'Collection',
        e('CollectionType', '10'),
        e('CollectionSequence', e('CollectionSequenceType', '03'), e('CollectionSequenceNumber', 3)),
        e(
          'TitleDetail',
          e('TitleType', '01'),
          e(
            'TitleElement',
            e('TitleElementLevel', '02'),
            e('TitlePrefix', 'The'),
            e('TitleWithoutPrefix', 'Salt Road'),
          ),
        ),
      ) +
      tides,
  },
  {
    kind: 'measures in centimetres and ounces and pages with a Roman front (lists 48, 50, 23)',
    expected: {
      refused: 0,
      height: expect.closeTo(7.8, 1),
      width: expect.closeTo(5.1, 1),
      weight: expect.closeTo(1.5, 2),
      pages: 320,
    },
    detail: measure('01', '19.8', 'cm') + measure('02', '130', 'mm') + measure('08', '24', 'oz'),
    languages:
      language('01', 'eng') +
      e('Extent', e('ExtentType', '03'), e('ExtentValue', 16), e('ExtentValueRoman', 'xvi'), e('ExtentUnit', '03')) +
      e('Extent', e('ExtentType', '00'), e('ExtentValue', 320), e('ExtentUnit', '03')),
  },
  {
    kind: 'a date of which the month is known (list 55: 01)',
    expected: { refused: 0, is_forthcoming: true, release_date_text: 'May 2031', orderable: true },
    publishing:
      status('02') + e('PublishingDate', e('PublishingDateRole', '01'), e('DateFormat', '01'), e('Date', '203105')),
    availability: '10',
  },
  {
    kind: 'a season in words (list 55: 12)',
    expected: { refused: 0, taken: true, is_forthcoming: true, release_date: null },
    publishing: status('02') + date('01', 'Spring 2031', '12'),
    availability: '10',
  },
  {
    kind: 'a main subject that stands behind others (BISAC, Thema, keywords)',
    expected: {
      refused: 0,
      mainSubject: expect.stringMatching(/^biograph/i),
    },
    languages:
      language('01', 'eng') +
      subject('20', 'tides; moons', '') +
      subject('93', 'WN') +
      subject('10', 'FIC019000') +
      subject('10', 'BIO007000', main),
  },
  {
    kind: 'a translation for teenagers (list 22: 01, 02; list 30: 17)',
    expected: {
      refused: 0,
      language: 'fre',
      original_language: 'eng',
      audience: 'young_adult',
    },
    languages:
      language('02', 'eng') +
      language('01', 'fre') +
      e(
        'AudienceRange',
        e('AudienceRangeQualifier', '17'),
        e('AudienceRangePrecision', '03'),
        e('AudienceRangeValue', 13),
        e('AudienceRangePrecision', '04'),
        e('AudienceRangeValue', 17),
      ),
  },
  {
    kind: 'a text for the trade beside that for readers, in XHTML (list 154: 02, 03)',
    expected: {
      refused: 0,
      description: expect.stringMatching(/^<p>A <(strong|b)>salty<\/(strong|b)> tale &amp; more<\/p>$/),
    },
    collateral:
      text('03', '02', 'Discount 60 %, co-op available') +
      e(
        'TextContent',
        e('TextType', '03'),
        e('ContentAudience', '03'),
        '<Text textformat="05"><p>A <strong>salty</strong> tale &amp; more</p><script>alert(1)</script></Text>',
      ),
  },
  {
    kind: 'a title and a text in CDATA',
    expected: { refused: 0, title: 'Salt & Light', description: expect.stringContaining('<em>Bright</em>') },
    title: titleOf('01', e('TitleText', '<![CDATA[Salt & Light]]>')),
    collateral: e(
      'TextContent',
      e('TextType', '03'),
      e('ContentAudience', '00'),
      '<Text textformat="02"><![CDATA[<p><em>Bright</em></p>]]></Text>',
    ),
  },
  {
    kind: 'a third edition in large print (list 21: LTE)',
    expected: { refused: 0, is_large_print: true, edition: expect.stringMatching(/3|third/i) },
    detail: '',
    languages: e('EditionType', 'LTE') + e('EditionNumber', 3) + language('01', 'eng'),
  },
];
