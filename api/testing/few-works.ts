import type { Work } from '../demo/editions/works';

const buildWork = (fields: Partial<Work> & Pick<Work, 'title'>): Work => ({
  subtitle: '',
  authors: ['Nora Quill'],
  canadian: [],
  year: 1990,
  language: 'eng',
  title_roman: '',
  series: '',
  series_num: '',
  subjects: ['Fiction / Literary'],
  audience: 'adult',
  blurb: 'A good book.',
  bio: '',
  ...fields,
});

/** A few titles, but one of each kind. */
export const fewWorks: Work[] = [
  buildWork({
    title: 'The Salt Path Home',
    authors: ['Åsa Östergård'],
    subjects: ['Fiction / Sea & Adventure', 'Nature / Oceans & Coasts'],
    canadian: [0],
  }),
  buildWork({
    title: 'Wintering on the Wharf',
    authors: ['Émile Brontëe', 'Nora Quill'],
    series: 'Harbour Lights',
    series_num: '1',
  }),
  buildWork({ title: 'Summering on the Wharf', authors: ['Émile Brontëe'], series: 'Harbour Lights', series_num: '2' }),
  buildWork({ title: 'AC/DC: 100% Loud', authors: ['Angus & Sons'], subjects: ['Music / History & Listening'] }),
  buildWork({ title: 'C++ for Gardeners', authors: ['#1 Coder'], subjects: ['Technology / Computing'] }),
  buildWork({ title: 'C for Gardeners', subjects: ['Technology / Computing'] }),
  buildWork({ title: 'A "Quoted" Life', subjects: ['Biography / Memoir'] }),
  buildWork({ title: 'Straße der Øre', language: 'ger', subjects: ['Fiction / World Literature'] }),
  buildWork({
    title: '紅樓夢補遺',
    title_roman: 'Dream of the Red Chamber',
    authors: ['曹雪芹'],
    language: 'chi',
    text_language: 'chi',
    subjects: ['Fiction / Classics'],
  }),
  buildWork({
    title: '吾輩は猫である',
    title_roman: 'I Am a Cat',
    authors: ['夏目漱石'],
    language: 'jpn',
    text_language: 'jpn',
    subjects: ['Fiction / Classics'],
  }),
  buildWork({
    title: '메밀꽃 필 무렵',
    title_roman: 'When Buckwheat Flowers Bloom',
    authors: ['이효석'],
    language: 'kor',
    text_language: 'kor',
    subjects: ['Fiction / Classics'],
  }),
  buildWork({
    title: 'תמול שלשום',
    title_roman: 'Only Yesterday',
    authors: ['ש״י עגנון'],
    language: 'heb',
    text_language: 'heb',
    subjects: ['Fiction / Classics'],
  }),
  ...Array.from({ length: 60 }, (_one, at) =>
    buildWork({
      title: `Tale Number ${at + 1}`,
      authors: [`Writer ${at % 7}`],
      subjects: [
        ['Fiction / Literary', 'Fiction / Historical', 'History / Canada', 'Nature / Animals'][at % 4] ?? 'Essays',
      ],
      audience: at % 5 === 0 ? 'children' : 'adult',
      language: at % 3 === 0 ? 'fre' : 'eng',
    }),
  ),
];
