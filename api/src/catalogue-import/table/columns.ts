/** What a column of a table says of a title. */
export type Column =
  | 'isbn'
  | 'title'
  | 'subtitle'
  | 'authors'
  | 'more_authors'
  | 'publisher'
  | 'language'
  | 'binding'
  | 'description'
  | 'subjects'
  | 'series'
  | 'series_num'
  | 'pages'
  | 'release_date'
  | 'first_published'
  | 'price'
  | 'list_price'
  | 'onhand';
/** Headings of common exports (Shopify, WooCommerce, Square, Lightspeed, Goodreads), as headingKey writes them. */
const headings: readonly [Column, string][] = [
  [
    'isbn',
    'isbn13 ean ean13 isbn isbn10 eisbn gtin gtin13 barcode variantbarcode gtinupceanorisbn upcean isbnean eanupc productcode',
  ],
  ['title', 'title name itemname booktitle producttitle productname titel titre'],
  ['subtitle', 'subtitle'],
  ['authors', 'authors author authorname contributor contributors autor auteur'],
  ['more_authors', 'additionalauthors coauthors'],
  ['publisher', 'publisher imprint vendor verlag editeur manufacturer brand brands'],
  ['language', 'language languagecode lang'],
  ['binding', 'binding format bindingtype coverformat productform einband'],
  ['description', 'description blurb bodyhtml longdescription synopsis annotation'],
  ['subjects', 'subjects subject category categories genre genres productcategory'],
  ['series', 'series seriesname seriestitle'],
  ['series_num', 'seriesnum seriesnumber volume volumenumber numberinseries'],
  ['pages', 'pages numpages numberofpages pagecount'],
  [
    'release_date',
    'pubdate publicationdate releasedate publicationyear publishdate publisheddate datepublished onsaledate yearpublished',
  ],
  ['first_published', 'originalyear year firstpublished originalpublicationyear'],
  ['price', 'price retailprice sellingprice variantprice regularprice defaultprice ourprice unitprice'],
  ['list_price', 'listprice msrp rrp variantcompareatprice'],
  [
    'onhand',
    'qty onhand quantity stock qtyonhand quantityonhand variantinventoryqty currentquantity stockquantity qoh instock available inventory copies',
  ],
];
const byHeading = new Map(
  headings.flatMap(([column, names]) => names.split(' ').map((name): [string, Column] => [name, column])),
);

/** What the heading means in a shop of the currency: 'Price (CAD)' is a price in a Canadian shop, in others unknown. */
export function columnOf(heading: string, currency: string): Column | undefined {
  const name = headingKey(heading);
  const money = /^(.+?)(cad|usd|gbp|eur|aud)$/.exec(name);
  if (money && byHeading.has(money[1] ?? ''))
    return money[2] === currency.toLowerCase() ? byHeading.get(money[1] ?? '') : undefined;
  return byHeading.get(name) ?? (name.startsWith('currentquantity') ? 'onhand' : undefined);
}

/** Of several columns of one kind the lower number counts first: 'Stock' before 'In stock?'. */
export const headingRank = (heading: string): number => [...byHeading.keys()].indexOf(headingKey(heading));

export const isIsbnHeading = (heading: string): boolean => byHeading.get(headingKey(heading)) === 'isbn';

export const headingKey = (heading: string): string =>
  heading
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');
