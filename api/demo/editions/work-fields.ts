import { escapeText } from 'entities';
import type { Work } from './works';

export function textFields(work: Work) {
  const language = work.text_language ?? 'eng';
  return {
    title: work.title,
    subtitle: work.subtitle,
    title_roman: work.title_roman,
    authors: work.authors.map((name, at) => ({ name, canadian: work.canadian.includes(at) })),
    language,
    original_language: work.language === language ? '' : work.language,
    series: work.series,
    series_num: work.series_num,
    subjects: work.subjects,
    topics: topicsOf(work, language),
    section: sectionOf(work),
    audience: work.audience,
    first_published: work.year > 0 ? work.year : null,
    description: `<p>${escapeText(work.blurb)}</p>`,
    bio: work.bio ? [`<p>${escapeText(work.bio)}</p>`] : [],
  };
}

function topicsOf(work: Work, language: string): string[] {
  return [
    ...(work.canadian.length > 0 ? ['Canadian authors'] : []),
    ...(work.language === language ? [] : ['In translation']),
    ...(language === 'eng' ? [] : ['In the original language']),
    ...(work.year < 1930 ? ['Classics'] : []),
    ...(work.series ? ['Part of a series'] : []),
    ...(work.authors.length > 1 ? ['Written together'] : []),
  ];
}

const sections: Record<string, string> = {
  Fiction: 'Fiction wall',
  Poetry: 'Poetry & plays',
  Drama: 'Poetry & plays',
  Comics: 'Comics',
  Biography: 'Lives',
  Essays: 'Essays & ideas',
  Philosophy: 'Essays & ideas',
  Religion: 'Essays & ideas',
  History: 'History',
  Politics: 'History',
  'Social Science': 'Essays & ideas',
  Cooking: 'Kitchen',
  Nature: 'Outdoors',
  Sports: 'Outdoors',
  Travel: 'Outdoors',
  Science: 'Science',
  Technology: 'Science',
};
function sectionOf(work: Work): string {
  if (work.audience === 'children') return 'Young readers';
  if (work.audience === 'young_adult') return 'Young adults';
  return sections[work.subjects[0]?.split(' / ')[0] ?? ''] ?? 'Front table';
}
