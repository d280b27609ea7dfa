import { entryOf, product2, product3, release2, updateOf } from '../../../../testing/onix-product';
import { shownContributors } from '../../../title-page/contributor-roles';
import { elementsOfRelease } from '../reading/tag-table';
import { subjectHeading } from './subject-headings';

const fieldsOf = (detail: string) => updateOf(product3({ detail })).fields;
const person = (roles: string, name: string, sequence = '') =>
  `<Contributor>${sequence && `<SequenceNumber>${sequence}</SequenceNumber>`}${roles
    .split(' ')
    .map((role) => `<ContributorRole>${role}</ContributorRole>`)
    .join('')}${name}</Contributor>`;
const named = (name: string) => `<PersonName>${name}</PersonName>`;

describe('contributors', () => {
  it('are listed by their sequence, each person once, with all roles kept', () => {
    const { authors, extras } = fieldsOf(
      person('B06', named('Anthea Bell'), '3') +
        person('A12', named('Ann Lee'), '2') +
        person('A01', named('Ann Lee'), '1') +
        person('E07', named('Ben Okri'), '4'),
    );
    expect(authors?.map(({ name }) => name)).toEqual(['Ann Lee']);
    expect(extras?.contributors?.map(({ name, roles }) => [name, roles])).toEqual([
      ['Ann Lee', ['A01', 'A12']],
      ['Anthea Bell', ['B06']],
      ['Ben Okri', ['E07']],
    ]);
  });

  it('of one composite may have several roles', () => {
    expect(fieldsOf(person('A01 A12', named('Ann Lee'))).extras?.contributors).toEqual([
      { name: 'Ann Lee', inverted: '', roles: ['A01', 'A12'] },
    ]);
  });

  it('have parts that the title’s page names; a cover designer has none', () => {
    const contributors = fieldsOf(
      person('A01', named('Ann Lee')) + person('B10', named('Anthea Bell')) + person('A36', named('Cov Er')),
    ).extras?.contributors;
    expect(shownContributors(contributors ?? [])).toEqual([
      { name: 'Ann Lee', roles: ['author'] },
      { name: 'Anthea Bell', roles: ['editor', 'translator'] },
    ]);
  });

  it.each([
    ['Perez, A &amp; Gonzalez, M', ['A Perez', 'M Gonzalez']],
    ['Perez, A &amp; Gonzalez. M', ['A Perez', 'M Gonzalez']],
    ['Perez, Ana &amp;, Gonzalez, Max', ['Ana Perez', 'Max Gonzalez']],
    ['Perez, A; Gonzalez, M &amp; Rey, T', ['A Perez', 'M Gonzalez', 'T Rey']],
    ['Perez, A &amp; E', ['A &amp; E Perez']],
    ['Perez &amp; Sons', ['Perez &amp; Sons']],
  ])('that share one name are told apart: %s', (inverted, names) => {
    const { authors } = fieldsOf(person('A01', `<PersonNameInverted>${inverted}</PersonNameInverted>`));
    expect(authors?.map(({ name }) => name)).toEqual(names.map((name) => name.replace('&amp;', '&')));
  });

  it('are nobody where the feed has only a dash for a name', () => {
    const filler = '<PersonName>-</PersonName><PersonNameInverted>-, -</PersonNameInverted><KeyNames>-</KeyNames>';
    const { authors, extras } = fieldsOf(person('A01', filler));
    expect([authors, extras?.contributors]).toEqual([[], []]);
    const half = '<PersonName>ANN LEE</PersonName><PersonNameInverted>ANN LEE, .</PersonNameInverted>';
    expect(fieldsOf(person('A01', half)).extras?.contributors).toEqual([
      { name: 'ANN LEE', inverted: '', roles: ['A01'] },
    ]);
  });

  it('without an author are the editors, without those everyone', () => {
    const [editor, translator] = [person('B01', named('Ed Itor'), '2'), person('B06', named('Anthea Bell'), '1')];
    expect(fieldsOf(translator + editor).authors?.map(({ name }) => name)).toEqual(['Ed Itor']);
    expect(fieldsOf(translator).authors?.map(({ name }) => name)).toEqual(['Anthea Bell']);
  });

  it.each([
    [
      'parts',
      '<NamesBeforeKey>Ludwig</NamesBeforeKey><PrefixToKey>van</PrefixToKey><KeyNames>Beethoven</KeyNames>',
      'Ludwig van Beethoven',
      'Beethoven, Ludwig van',
    ],
    [
      'a suffix',
      '<NamesBeforeKey>Martin</NamesBeforeKey><KeyNames>Quill</KeyNames><SuffixToKey>Jr.</SuffixToKey>',
      'Martin Quill Jr.',
      'Quill, Martin, Jr.',
    ],
    [
      'two family names',
      '<NamesBeforeKey>Ana</NamesBeforeKey><KeyNames>García Méndez</KeyNames>',
      'Ana García Méndez',
      'García Méndez, Ana',
    ],
    [
      'the inverted form',
      '<PersonNameInverted>Le Guin, Ursula K.</PersonNameInverted>',
      'Ursula K. Le Guin',
      'Le Guin, Ursula K.',
    ],
    [
      'the inverted form with a suffix',
      '<PersonNameInverted>King, Martin Luther, Jr.</PersonNameInverted>',
      'Martin Luther King Jr.',
      'King, Martin Luther, Jr.',
    ],
    ['a body', '<CorporateName>The Walrus</CorporateName>', 'The Walrus', ''],
    ['nobody', '<UnnamedPersons>04</UnnamedPersons>', 'Various', ''],
    [
      'everything',
      '<PersonName>Ursula K. Le Guin</PersonName><PersonNameInverted>Le Guin, Ursula K.</PersonNameInverted><KeyNames>Le Guin</KeyNames>',
      'Ursula K. Le Guin',
      'Le Guin, Ursula K.',
    ],
  ])('are named by %s', (_what, xml, name, inverted) => {
    const { authors, extras } = fieldsOf(person('A01', xml));
    expect(authors).toEqual([{ name, canadian: false }]);
    expect(extras?.contributors?.[0]?.inverted).toBe(inverted);
  });
});

describe('collections', () => {
  const collection = (title: string, more = '', type = '10') =>
    `<Collection><CollectionType>${type}</CollectionType>${more}<TitleDetail><TitleType>01</TitleType><TitleElement><TitleElementLevel>02</TitleElementLevel><TitleText>${title}</TitleText></TitleElement></TitleDetail></Collection>`;
  const sequence = (type: string, number: string) =>
    `<CollectionSequence><CollectionSequenceType>${type}</CollectionSequenceType><CollectionSequenceNumber>${number}</CollectionSequenceNumber></CollectionSequence>`;

  it('have their number from the sequence, in the order of the story before that of publication', () => {
    expect(fieldsOf(collection('Earthsea', sequence('03', '6') + sequence('04', '2')))).toMatchObject({
      series: 'Earthsea',
      series_num: '2',
    });
  });

  it('have their number from the part before the sequence', () => {
    const part =
      '<TitleDetail><TitleType>01</TitleType><TitleElement><TitleElementLevel>01</TitleElementLevel><PartNumber>4</PartNumber></TitleElement></TitleDetail>';
    expect(fieldsOf(collection('Earthsea', part + sequence('03', '6')))).toMatchObject({ series_num: '4' });
  });

  it('of the publisher are preferred to ascribed ones', () => {
    expect(fieldsOf(collection('Staff picks', '', '20') + collection('Earthsea'))).toMatchObject({
      series: 'Earthsea',
    });
  });
});

describe('subjects', () => {
  const subject = (scheme: string, code: string, main = '') =>
    `<Subject>${main && '<MainSubject/>'}<SubjectSchemeIdentifier>${scheme}</SubjectSchemeIdentifier><SubjectCode>${code}</SubjectCode></Subject>`;

  it('begin with the main one', () => {
    expect(fieldsOf(subject('10', 'FIC022000') + subject('10', 'HIS006000', 'main')).subjects).toEqual([
      'History',
      'Fiction / Mystery & Crime',
    ]);
  });

  it('of Thema and BIC are not read as one another', () => {
    expect(fieldsOf(subject('93', 'NHD')).subjects).toEqual(['History']);
    expect(fieldsOf(subject('12', 'HBJD')).subjects).toEqual(['History']);
    expect(fieldsOf(subject('93', 'XAK')).subjects).toEqual(['Comics']);
    expect(fieldsOf(subject('12', 'BGA')).subjects).toEqual(['Biography']);
    expect(fieldsOf(subject('93', 'BGA')).subjects).toEqual([]);
    expect(fieldsOf(subject('93', 'DNBA')).subjects).toEqual(['Biography']);
    expect(fieldsOf(subject('12', 'WSJ')).subjects).toEqual(['Sports']);
    expect(fieldsOf(subject('93', 'SFB')).subjects).toEqual(['Sports']);
  });

  it('of release 2.1 begin with its main subject', () => {
    const xml = product2(`<BASICMainSubject>TRV000000</BASICMainSubject>${subject('10', 'FIC022000')}`);
    expect(updateOf(xml, release2).fields.subjects).toEqual(['Travel', 'Fiction / Mystery & Crime']);
    const main =
      '<MainSubject><MainSubjectSchemeIdentifier>12</MainSubjectSchemeIdentifier><SubjectCode>WB</SubjectCode></MainSubject>';
    expect(updateOf(product2(main + subject('10', 'FIC022000')), release2).fields.subjects?.[0]).toBe('Cooking');
  });

  it.each(
    'ANT ARC ART BIB BIO BUS CGN COM CKB CRA DES DRA EDU FAM FIC FOR GAM GAR HEA HIS HOM HUM JUV JNF LAN LAW LCO LIT MAT MED MUS NAT NON OCC PER PET PHI PHO POE POL PSY REF REL SCI SEL SOC SPO STU TEC TRA TRU TRV YAF YAN'.split(
      ' ',
    ),
  )('of the BISAC group %s have a heading', (group) => expect(subjectHeading('bisac', `${group}000000`)).toBeTruthy());

  it.each([...'ACDFGJKLMNPQRSTUVWXY'])('of the Thema letter %s have a heading', (letter) =>
    expect(subjectHeading('thema', letter)).toBeTruthy(),
  );
});

describe('extents', () => {
  const extent = (type: string, value: string, unit: string) =>
    `<Extent><ExtentType>${type}</ExtentType><ExtentValue>${value}</ExtentValue><ExtentUnit>${unit}</ExtentUnit></Extent>`;

  it.each([
    ['main pages before absolute ones', extent('07', '400', '03') + extent('00', '380', '03'), 380],
    ['no pages where the unit is minutes', extent('09', '640', '05'), null],
    ['no pages where the unit is words', extent('00', '90000', '02') + extent('11', '250', '03'), 250],
    ['no pages where the unit is bytes', extent('22', '2000', '19'), null],
  ])('give %s', (_what, xml, pages) => expect(fieldsOf(xml).pages).toBe(pages));
});

describe('texts', () => {
  const text = (words: string, more = '', attributes = '') =>
    `<TextContent><TextType>03</TextType>${more}<Text${attributes}>${words}</Text></TextContent>`;
  const descriptionOf = (collateral: string, detail = '') =>
    updateOf(product3({ collateral, detail })).fields.description;
  const audience = (code: string) => `<ContentAudience>${code}</ContentAudience>`;
  const french = '<Language><LanguageRole>01</LanguageRole><LanguageCode>fre</LanguageCode></Language>';

  it.each([
    ['unrestricted', audience('00'), '<p>Words</p>'],
    ['for customers', audience('02') + audience('03'), '<p>Words</p>'],
    ['restricted', audience('01'), ''],
    ['for the trade', audience('02'), ''],
    ['for librarians', audience('04'), ''],
    ['for the press', audience('07'), ''],
  ])('that are %s', (_what, more, shown) => expect(descriptionOf(text('Words', more))).toBe(shown));

  it('in English are preferred, in the book’s language shown, in others not', () => {
    const both = text('Mots', '', ' language="fre"') + text('Words', '', ' language="eng"');
    expect(descriptionOf(text('Mots', '', ' language="fre"'))).toBe('');
    expect(descriptionOf(text('Mots', '', ' language="fre"'), french)).toBe('<p>Mots</p>');
    expect(
      descriptionOf(
        '<TextContent><TextType>03</TextType><Text language="fre">Mots</Text><Text language="eng">Words</Text></TextContent>',
        french,
      ),
    ).toBe('<p>Words</p>');
    expect(descriptionOf(both)).toBe('<p>Words</p>');
  });

  it('are shown between their dates', () => {
    const date = (role: string, day: string) =>
      `<ContentDate><ContentDateRole>${role}</ContentDateRole><Date>${day}</Date></ContentDate>`;
    expect(descriptionOf(text('Words', date('14', '20270101')))).toBe('');
    expect(descriptionOf(text('Words', date('15', '20260101')))).toBe('');
    expect(descriptionOf(text('Words', date('14', '20260101') + date('15', '20270101')))).toBe('<p>Words</p>');
  });
});

it.each(['88', '89'])('a test record (%s) is refused, so that it never goes on sale', (notification) => {
  expect(entryOf(product3({ notification }))).toMatchObject({
    kind: 'bad',
    reason: `It is a test record (notification ${notification})`,
  });
});

it('a record reads the same in short tags', () => {
  const shortNames = new Map(
    elementsOfRelease['3']
      .trim()
      .split(/\s+/)
      .map((pair) => pair.split('=').toReversed() as [string, string]),
  );
  const xml = product3({
    detail:
      person('A01', named('Ann Lee')) +
      '<Subject><MainSubject/><SubjectSchemeIdentifier>10</SubjectSchemeIdentifier><SubjectCode>HIS006000</SubjectCode></Subject>',
    collateral:
      '<TextContent><TextType>03</TextType><ContentAudience>00</ContentAudience><Text>Words</Text></TextContent>',
    publishing:
      '<PublishingStatus>04</PublishingStatus><PublishingDate><PublishingDateRole>01</PublishingDateRole><Date dateformat="05">2026</Date></PublishingDate>',
    supply:
      '<ProductSupply><SupplyDetail><ProductAvailability>21</ProductAvailability><Price><PriceType>01</PriceType><PriceAmount>20</PriceAmount><CurrencyCode>CAD</CurrencyCode></Price></SupplyDetail></ProductSupply>',
  });
  const short = xml.replace(
    /<(\/?)(\w+)/g,
    (_all, slash: string, name: string) => `<${slash}${shortNames.get(name) ?? name}`,
  );
  expect(short).toContain('<x462>01</x462>');
  expect(updateOf(short)).toEqual(updateOf(xml));
});
