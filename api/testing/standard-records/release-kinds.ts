import { e, type Kind, message, product, release2, supply2, title2 } from './message';

export const releaseKinds: Kind[] = [
  {
    kind: 'names of elements with a prefix of the namespace',
    expected: { refused: 0, title: 'Tides', price: 2000, orderable: true },
    file: (isbn) =>
      message(product(isbn, { kind: '', expected: {} }))
        .replaceAll(/<(\/?)(?=[A-Z])/g, '<$1onix:')
        .replace('xmlns=', 'xmlns:onix='),
  },
  {
    kind: 'release 2.1 with short tags and entities of its DTD',
    expected: {
      refused: 0,
      title: 'L’Été — Tides',
      authors: [{ name: 'Zoë Lee', canadian: false }],
      binding_code: 'BB',
      audience: 'children',
      price: 2000,
      orderable: true,
    },
    file: (isbn) =>
      `<?xml version="1.0"?>\n<!DOCTYPE ONIXmessage SYSTEM "http://www.editeur.org/onix/2.1/short/onix-international.dtd">\n<ONIXmessage><header><m174>Coast</m174><m182>20260301</m182></header><product><a001>x</a001><a002>03</a002><productidentifier><b221>15</b221><b244>${isbn}</b244></productidentifier><b012>BB</b012><title><b202>01</b202><b203>L&rsquo;&Eacute;t&eacute; &mdash; Tides</b203></title><contributor><b034>1</b034><b035>A01</b035><b037>Lee, Zo&euml;</b037></contributor><b073>02</b073><b003>20200301</b003><supplydetail><j137>Coast</j137><j396>21</j396><price><j148>01</j148><j151>20.00</j151><j152>CAD</j152></price></supplydetail></product></ONIXmessage>`,
  },
  {
    kind: 'release 2.1 that is not for sale in Canada (NotForSale)',
    expected: { refused: 0, taken: true, orderable: false },
    file: (isbn) =>
      release2(
        isbn,
        e('ProductForm', 'BC') +
          title2 +
          e('NotForSale', e('RightsCountry', 'CA')) +
          supply2(e('ProductAvailability', '21')),
      ),
  },
  {
    kind: 'release 2.1 with old availability codes (list 54: WS)',
    expected: { refused: 0, taken: true, orderable: false },
    file: (isbn) => release2(isbn, e('ProductForm', 'BC') + title2 + supply2(e('AvailabilityCode', 'WS'))),
  },
  {
    kind: 'release 2.1 with a series, a subject of BISAC, inches and pounds',
    expected: {
      refused: 0,
      title: 'The Tide Mill',
      series: 'Salt Road',
      series_num: '2',
      height: expect.closeTo(8.5, 1),
      weight: expect.closeTo(1.25, 2),
      pages: 208,
      publisher: 'Coast',
      release_date_text: expect.stringMatching(/2020/),
    },
    file: (isbn) =>
      release2(
        isbn,
        [
          e('ProductForm', 'BC'),
          e('Series', e('TitleOfSeries', 'Salt Road'), e('NumberWithinSeries', 2)),
          e('Title', e('TitleType', '01'), e('TitlePrefix', 'The'), e('TitleWithoutPrefix', 'Tide Mill')),
          e('NumberOfPages', 208),
          e('BASICMainSubject', 'FIC019000'),
          e('Publisher', e('PublishingRole', '01'), e('PublisherName', 'Coast')),
          e('PublicationDate', '2020'),
          e('Measure', e('MeasureTypeCode', '01'), e('Measurement', '8.5'), e('MeasureUnitCode', 'in')),
          e('Measure', e('MeasureTypeCode', '08'), e('Measurement', '1.25'), e('MeasureUnitCode', 'lb')),
          supply2(e('ProductAvailability', '21')),
        ].join(''),
      ),
  },
];
