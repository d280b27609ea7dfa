import { once } from 'node:events';
import { createWriteStream } from 'node:fs';

/**
 * Writes a file of `titles` made by rule. `kind`: 'onix' or 'csv'. `words`: of each description. `isOneLine`: without
 * line ends, as some systems write ONIX.
 */
export async function writeFile(path, { kind, titles, words = 40, isOneLine = false }) {
  const file = createWriteStream(path);
  const write = async (text) => {
    if (!file.write(isOneLine ? text.replaceAll('\n', '') : text)) await once(file, 'drain');
  };
  const [before, title, after] = kind === 'onix' ? onix : csv;
  await write(before);
  for (let n = 0; n < titles; n++) await write(title(n, words));
  file.end(after);
  await once(file, 'close');
}

const csv = [
  'isbn,title,author,publisher,binding,pages,price,stock,subjects,description\n',
  (n, words) =>
    `${isbn(n)},"${titleOf(n)}","${word(n, 4)}, ${word(n, 5)}",Press ${n % 300},Paperback,${100 + (n % 500)},${10 + (n % 40)}.99,${n % 30},Fiction / ${word(n, 6)},"${sentence(n, words)}"\n`,
  '',
];

const onix = [
  '<?xml version="1.0" encoding="UTF-8"?>\n<ONIXMessage release="3.0" xmlns="http://ns.editeur.org/onix/3.0/reference">\n<Header><Sender><SenderName>Bench</SenderName></Sender><SentDateTime>20260101</SentDateTime></Header>\n',
  (n, words) => `<Product>
<RecordReference>bench-${n}</RecordReference><NotificationType>03</NotificationType>
<ProductIdentifier><ProductIDType>15</ProductIDType><IDValue>${isbn(n)}</IDValue></ProductIdentifier>
<DescriptiveDetail><ProductComposition>00</ProductComposition><ProductForm>BC</ProductForm>
<TitleDetail><TitleType>01</TitleType><TitleElement><TitleElementLevel>01</TitleElementLevel><TitleText>${titleOf(n)}</TitleText></TitleElement></TitleDetail>
<Contributor><SequenceNumber>1</SequenceNumber><ContributorRole>A01</ContributorRole><PersonNameInverted>${word(n, 4)}, ${word(n, 5)}</PersonNameInverted></Contributor>
<Language><LanguageRole>01</LanguageRole><LanguageCode>eng</LanguageCode></Language>
<Extent><ExtentType>00</ExtentType><ExtentValue>${100 + (n % 500)}</ExtentValue><ExtentUnit>03</ExtentUnit></Extent>
<Subject><MainSubject/><SubjectSchemeIdentifier>10</SubjectSchemeIdentifier><SubjectCode>FIC0${String(n % 40).padStart(2, '0')}000</SubjectCode></Subject></DescriptiveDetail>
<CollateralDetail><TextContent><TextType>03</TextType><ContentAudience>00</ContentAudience><Text textformat="05"><p>${sentence(n, words)}</p></Text></TextContent></CollateralDetail>
<PublishingDetail><Publisher><PublishingRole>01</PublishingRole><PublisherName>Press ${n % 300}</PublisherName></Publisher><PublishingStatus>04</PublishingStatus>
<PublishingDate><PublishingDateRole>01</PublishingDateRole><Date>20${10 + (n % 15)}0${1 + (n % 9)}1${n % 9}</Date></PublishingDate></PublishingDetail>
<ProductSupply><SupplyDetail><Supplier><SupplierRole>01</SupplierRole><SupplierName>Bench</SupplierName></Supplier><ProductAvailability>21</ProductAvailability>
<Stock><OnHand>${n % 30}</OnHand></Stock><Price><PriceType>01</PriceType><PriceAmount>${10 + (n % 40)}.99</PriceAmount><CurrencyCode>CAD</CurrencyCode></Price></SupplyDetail></ProductSupply>
</Product>
`,
  '</ONIXMessage>\n',
];

const vocabulary =
  'river stone winter garden letter house captain island silent golden shadow mountain daughter paper night ocean history'.split(
    ' ',
  );
const word = (n, at) => vocabulary[(n * 7919 + at * 104_729) % vocabulary.length];
const titleOf = (n) => `The ${word(n, 1)} ${word(n, 2)} of ${word(n, 3)} ${n}`;
const sentence = (n, length) => `${Array.from({ length }, (_one, at) => word(n, at)).join(' ')}.`;

/** Numbers that no agency has given out (97869…): none is that of a demo title. */
function isbn(n) {
  const digits = `97869${String(n).padStart(7, '0')}`;
  const sum = [...digits].reduce((total, digit, at) => total + Number(digit) * (at % 2 ? 3 : 1), 0);
  return digits + ((10 - (sum % 10)) % 10);
}
