import type { Audiobook, AudiobookPartner } from '../../src/audiobooks/find-audiobooks';
import { chanceOf } from '../../src/random/seeded-random';
import { languageName } from '../../src/title/languages';

const place = 'https://audiobooks.example';
const readers = [
  'Imogen Vale',
  'Tobias Reyes',
  'Maren Holt',
  'Kwame Asante',
  'Sylvie Tremblay',
  'Owen Pryce',
  'Nadia Rahman',
  'Eli Fraser',
] as const;

/** A partner on this machine: for any one work always the same recordings, from none to seven. */
export const demoPartner: AudiobookPartner = {
  find: async ({ title, author, language }) => {
    const chance = chanceOf(`recordings ${title} ${author}`);
    const count = chance.pick([1, 1, 1, 0, 2, 3, 7]);
    const rows: Audiobook[] = Array.from({ length: count }, (_one, at) => ({
      title: at === 0 ? title : `${title} (${at % 2 ? 'abridged' : 'dramatised'})`,
      narrators: [chance.pick(readers), ...(chance.isOneIn(0.3) ? [chance.pick(readers)] : [])]
        .filter((name, i, all) => all.indexOf(name) === i)
        .join(', '),
      language: languageName(language),
      url: `${place}/recordings/${encodeURIComponent(title)}-${at + 1}`,
    }));
    return { rows, see_more_url: `${place}/search?q=${encodeURIComponent(title)}` };
  },
};
