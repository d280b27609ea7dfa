/** One kind of record: the files that are imported in turn, and what the shop shows of the title afterwards. */
export interface StandardRecord {
  kind: string;
  isbn: string;
  expected: object;
  files: string[];
}

export interface Kind {
  kind: string;
  expected: object;
  /** Elements of release 3 by block; `price` and `availability` stand in the one supply where `supply` is missing. */
  detail?: string;
  title?: string;
  form?: string;
  composition?: string;
  people?: string;
  languages?: string;
  collateral?: string;
  publishing?: string;
  price?: string;
  availability?: string;
  supply?: string;
  notification?: string;
  header?: string;
  /** Products that follow in files of their own. */
  later?: (isbn: string) => string[];
  /** The whole file, where a record isn't of release 3 with reference names. */
  file?: (isbn: string) => string;
}

export const e = (name: string, ...content: (string | number)[]): string => `<${name}>${content.join('')}</${name}>`;
export const cad = e('Price', e('PriceType', '01'), e('PriceAmount', '20.00'), e('CurrencyCode', 'CAD'));
export const price = (amount: string, more = '', type = '01', currency = 'CAD', after = '') =>
  e('Price', e('PriceType', type), more, e('PriceAmount', amount), after, e('CurrencyCode', currency));
export const priceIn = (amount: string, territory: string, currency = 'CAD') =>
  e('Price', e('PriceType', '01'), e('PriceAmount', amount), e('CurrencyCode', currency), e('Territory', territory));
export const identifier = (isbn: string) => e('ProductIdentifier', e('ProductIDType', '15'), e('IDValue', isbn));
const titleElement = (...content: string[]) =>
  e('TitleElement', e('SequenceNumber', 1), e('TitleElementLevel', '01'), ...content);
export const titleOf = (type: string, ...content: string[]) =>
  e('TitleDetail', e('TitleType', type), titleElement(...content));
export const tides = titleOf('01', e('NoPrefix'), e('TitleWithoutPrefix', 'Tides'));
export const person = (roles: string, name: string, at = 1) =>
  e('Contributor', e('SequenceNumber', at), ...roles.split(' ').map((role) => e('ContributorRole', role)), name);
export const ann = person('A01', e('PersonName', 'Ann Lee') + e('PersonNameInverted', 'Lee, Ann'));
export const language = (role: string, code: string) => e('Language', e('LanguageRole', role), e('LanguageCode', code));
export const supply = (availability: string, prices: string, more = '') =>
  e(
    'SupplyDetail',
    e('Supplier', e('SupplierRole', '01'), e('SupplierName', 'Coast')),
    e('ProductAvailability', availability),
    more,
    prices,
  );
export const market = (territory: string) => e('Market', e('Territory', territory));
export const countries = (list: string) => e('CountriesIncluded', list);
export const date = (role: string, value: string, format = '00') =>
  e('PublishingDate', e('PublishingDateRole', role), `<Date dateformat="${format}">${value}</Date>`);
export const status = (code: string) => e('PublishingStatus', code);
export const rights = (type: string, territory: string) =>
  e('SalesRights', e('SalesRightsType', type), e('Territory', territory));
export const text = (type: string, audience: string, content: string) =>
  e('TextContent', e('TextType', type), e('ContentAudience', audience), e('Text', content));
export const subject = (scheme: string, code: string, main = '') =>
  e('Subject', main, e('SubjectSchemeIdentifier', scheme), e('SubjectCode', code));
export const measure = (type: string, value: string, unit: string) =>
  e('Measure', e('MeasureType', type), e('Measurement', value), e('MeasureUnitCode', unit));
export const main = '<MainSubject/>';
export const message = (products: string, header = '') =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<ONIXMessage release="3.0" xmlns="http://ns.editeur.org/onix/3.0/reference"><Header>${e(
    'Sender',
    e('SenderName', 'Coast'),
  )}${e('SentDateTime', '20260301')}${header}</Header>${products}</ONIXMessage>`;

export function product(isbn: string, kind: Kind): string {
  return e(
    'Product',
    e('RecordReference', `coast.${isbn}`),
    e('NotificationType', kind.notification ?? '03'),
    identifier(isbn),
    e(
      'DescriptiveDetail',
      e('ProductComposition', kind.composition ?? '00'),
      e('ProductForm', kind.form ?? 'BC'),
      kind.detail ?? '',
      kind.title ?? tides,
      kind.people ?? ann,
      kind.languages ?? language('01', 'eng'),
    ),
    kind.collateral ? e('CollateralDetail', kind.collateral) : '',
    e('PublishingDetail', kind.publishing ?? status('04') + date('01', '20200301')),
    kind.supply ?? e('ProductSupply', supply(kind.availability ?? '20', kind.price ?? cad)),
  );
}
export const partly = (isbn: string, ...blocks: string[]) =>
  message(
    e('Product', e('RecordReference', `coast.${isbn}`), e('NotificationType', '04'), identifier(isbn), ...blocks),
  );
export const deleted = (isbn: string) =>
  message(e('Product', e('RecordReference', `coast.${isbn}`), e('NotificationType', '05'), identifier(isbn)));

export const release2 = (isbn: string, elements: string, kinds = '03') =>
  `<?xml version="1.0"?>\n<!DOCTYPE ONIXMessage SYSTEM "http://www.editeur.org/onix/2.1/reference/onix-international.dtd">\n<ONIXMessage><Header><FromCompany>Coast</FromCompany><SentDate>20260301</SentDate></Header><Product>${e(
    'RecordReference',
    isbn,
  )}${e('NotificationType', kinds)}${identifier(isbn)}${elements}</Product></ONIXMessage>`;
export const title2 = e('Title', e('TitleType', '01'), e('TitleText', 'Tides'));
export const supply2 = (more: string, amount = '20.00') =>
  e(
    'SupplyDetail',
    e('SupplierName', 'Coast'),
    more,
    e('Price', e('PriceTypeCode', '01'), e('PriceAmount', amount), e('CurrencyCode', 'CAD')),
  );

/** 97868 is a range that no agency has given out. */
function isbnAt(at: number): string {
  const digits = `97868${String(7_100_000 + at)}`;
  const sum = [...digits].reduce((total, digit, place) => total + Number(digit) * (place % 2 ? 3 : 1), 0);
  return `${digits}${(10 - (sum % 10)) % 10}`;
}

/** Each kind with an ISBN of its own, from `start` on. */
export const toRecords = (kinds: readonly Kind[], start: number): StandardRecord[] =>
  kinds.map((kind, at) => {
    const isbn = isbnAt(start + at);
    const first = kind.file?.(isbn) ?? message(product(isbn, kind), kind.header);
    return { kind: kind.kind, isbn, expected: kind.expected, files: [first, ...(kind.later?.(isbn) ?? [])] };
  });
