import type { Audiobook, AudiobookPartner } from '../../src/audiobooks/find-audiobooks';
import { seededRandom } from '../../src/random/seeded-random';
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

/** A partner on this machine: up to seven recordings per work, always the same ones. */
export const demoPartner: AudiobookPartner = {
  find: async ({ title, author, language }) => {
    const chance = seededRandom(`recordings ${title} ${author}`);
    const count = chance.pick([1, 1, 1, 0, 2, 3, 7]);
    const rows: Audiobook[] = Array.from({ length: count }, (_one, at) => ({
      title: at === 0 ? title : `${title} (${at % 2 ? 'abridged' : 'dramatised'})`,
      narrators: [chance.pick(readers), ...(chance.withProbability(0.3) ? [chance.pick(readers)] : [])]
        .filter((name, i, all) => all.indexOf(name) === i)
        .join(', '),
      language: languageName(language),
      url: `${place}/recordings/${encodeURIComponent(title)}-${at + 1}`,
    }));
    return { rows, see_more_url: `${place}/search?q=${encodeURIComponent(title)}` };
  },
};
