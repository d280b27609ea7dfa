/**
 * The calls that shoppers make, drawn from the shop's own titles, the same for the same catalogue: of each kind one
 * call after the other, as name and payload. The calls that a page makes before one of them come just before it.
 */
export const workloads = {
  async *'suggestions while typing'(server, draw) {
    for (const title of await someTitles(server, draw, 120)) {
      const typed = title.slice(0, 14).trim();
      for (let length = 2; length <= typed.length; length += 2)
        yield ['browse/getSuggest', { t: typed.slice(0, length) }];
    }
  },
  async *'browse: text'(server, draw) {
    for (const text of await someTexts(server, draw, 400)) yield ['browse/get', text];
  },
  async *'browse: text and two facets'(server, draw) {
    for (const text of await textsOfMany(server, draw, 800))
      yield ['browse/get', await click(server, draw, await click(server, draw, text))];
  },
  async *'browse: misspelt text'(server, draw) {
    for (const title of await someTitles(server, draw, 400)) yield ['browse/get', { t: misspelt(title, draw) }];
  },
  async *'browse: two facets'(server, draw) {
    for (let shopper = 0; shopper < 400; shopper++)
      yield ['browse/get', await click(server, draw, await click(server, draw, {}))];
  },
  async *'browse: a later page by title'() {
    for (let at = 0; at < 200; at++) yield ['browse/get', { v: 'title', o: at * page }];
  },
  async *'item page'(server) {
    const { rows } = await server.call('browse/get', { l: 200 });
    for (const { eisbn } of rows) yield ['title/getItem', { eisbn }];
  },
};

const page = 26;

async function someTitles(server, draw, count) {
  const { row_count } = await server.call('browse/get', { l: 1 });
  const titles = [];
  while (titles.length < count) {
    const { rows } = await server.call('browse/get', {
      v: 'title',
      l: page,
      o: Math.floor(draw() * Math.min(row_count, 900_000)),
    });
    titles.push(...rows.slice(0, 6).map(({ title }) => title));
  }
  return titles.slice(0, count);
}

/** One word, two, or two of which the last is only begun. */
async function someTexts(server, draw, count) {
  return (await someTitles(server, draw, count)).map((title, at) => {
    const words = title.split(' ').filter((word) => word.length > 2);
    const [first = title, second = ''] = words.slice(Math.floor(draw() * Math.max(1, words.length - 1)));
    const text = at % 3 === 0 ? first : `${first} ${at % 3 === 1 ? second : second.slice(0, 3)}`;
    return { t: text.trim() };
  });
}

/** Such texts that find more than a page: few titles are looked through, not filtered. Throws where hardly any does. */
async function textsOfMany(server, draw, count) {
  const texts = [];
  for (let tries = 0; texts.length < count; tries++) {
    if (tries === count) throw new Error('The catalogue is too small: hardly a text finds more than a page.');
    for (const text of await someTexts(server, draw, 100))
      if ((await server.call('browse/get', { ...text, l: 1 })).row_count > page) texts.push(text);
  }
  return texts.slice(0, count);
}

/** The title with two letters of its longest word swapped, one dropped or one doubled. */
function misspelt(title, draw) {
  const word = title.split(' ').reduce((longest, one) => (one.length > longest.length ? one : longest));
  const at = 1 + Math.floor(draw() * Math.max(1, word.length - 3));
  const slips = [word[at + 1] + word[at], word[at + 1], word[at] + word[at] + word[at + 1]];
  const wrong = word.slice(0, at) + slips[Math.floor(draw() * slips.length)] + word.slice(at + 2);
  return title.replace(word, wrong);
}

/** A click on one of the first values that a group of the panel offers. */
async function click(server, draw, payload) {
  const { filter_info } = await server.call('browse/get', payload);
  const groups = Object.entries(letters).filter(
    ([group, letter]) => filter_info[group]?.length > 0 && payload[letter] === undefined,
  );
  if (groups.length === 0) return payload;
  const [group, letter] = groups[Math.floor(draw() * groups.length)];
  const entries = filter_info[group];
  return { ...payload, [letter]: encodeURIComponent(entries[Math.floor(draw() * Math.min(4, entries.length))].k) };
}
const letters = { status: 'b', bisac36: 's', binding: 'f', audience: 'a', language: 'g', pubdate: 'd', catcat2: 'c' };

/** Fractions, the same for the same seed. */
export function seeded(seed) {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
