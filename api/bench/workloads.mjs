/** What shoppers ask, drawn from the shop's own titles, the same for the same catalogue: for each kind the calls, as name and payload. */
export const workloads = {
  'suggestions while typing': async (server, draw) =>
    (await someTitles(server, draw, 120)).flatMap((title) => {
      const typed = title.slice(0, 14).trim();
      return Array.from({ length: typed.length >>> 1 }, (_one, at) => ['browse/getSuggest', { t: typed.slice(0, 2 * at + 2) }]);
    }),
  'browse: text': async (server, draw) => browsing(await someTexts(server, draw, 400)),
  'browse: text and two facets': async (server, draw) => browsing(await withFacets(server, draw, await textsOfMany(server, draw, 800))),
  'browse: two facets': async (server, draw) => browsing(await withFacets(server, draw, Array(200).fill({}))),
  'browse: a later page by title': async () => browsing(Array.from({ length: 200 }, (_one, at) => ({ v: 'title', o: at * page }))),
  'item page': async (server) => (await server.call('browse/get', { l: 200 })).rows.map(({ eisbn }) => ['title/getItem', { eisbn }]),
};

const page = 26;
const browsing = (payloads) => payloads.map((payload) => ['browse/get', payload]);

async function someTitles(server, draw, count) {
  const { row_count } = await server.call('browse/get', { l: 1 });
  const titles = [];
  while (titles.length < count) {
    const { rows } = await server.call('browse/get', { v: 'title', l: 26, o: Math.floor(draw() * Math.min(row_count, 900_000)) });
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

/** Such texts that find more than a page: few titles are looked through, not filtered. */
async function textsOfMany(server, draw, count) {
  const texts = [];
  while (texts.length < count) {
    for (const text of await someTexts(server, draw, 100)) if ((await server.call('browse/get', { ...text, l: 1 })).row_count > page) texts.push(text);
  }
  return texts.slice(0, count);
}

/** Two clicks on what the panel offers. */
async function withFacets(server, draw, payloads) {
  const chosen = [];
  for (const payload of payloads) chosen.push(await click(server, draw, await click(server, draw, payload)));
  return chosen;
}

async function click(server, draw, payload) {
  const { filter_info } = await server.call('browse/get', payload);
  const groups = Object.entries(letters).filter(([group, letter]) => filter_info[group]?.length > 0 && payload[letter] === undefined);
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
