/** What shoppers ask, drawn from the shop's own titles, the same for the same catalogue. Each gives the duration of every call, in ms. */
export const workloads = {
  'suggestions while typing': async (server) => {
    const times = [];
    for (const title of await someTitles(server, 120)) {
      const typed = title.slice(0, 14).trim();
      for (let length = 2; length <= typed.length; length += 2) times.push(await server.time('browse/getSuggest', { t: typed.slice(0, length) }));
    }
    return times;
  },
  'browse: text': async (server) => timed(server, await someTexts(server, 400)),
  'browse: text and two facets': async (server) => timed(server, await withFacets(server, await someTexts(server, 400))),
  'browse: two facets': async (server) =>
    timed(
      server,
      await withFacets(
        server,
        Array.from({ length: 200 }, () => ({})),
      ),
    ),
  'browse: a later page by title': async (server) =>
    timed(
      server,
      Array.from({ length: 200 }, (_one, at) => ({ v: 'title', o: at * 26 })),
    ),
  'item page': async (server) => {
    const times = [];
    const { rows } = await server.call('browse/get', { l: 200 });
    for (const { eisbn } of rows) times.push(await server.time('title/getItem', { eisbn }));
    return times;
  },
};

const draw = seeded(7);

async function timed(server, payloads) {
  const times = [];
  for (const payload of payloads) times.push(await server.time('browse/get', payload));
  return times;
}

async function someTitles(server, count) {
  const { row_count } = await server.call('browse/get', { l: 1 });
  const titles = [];
  while (titles.length < count) {
    const { rows } = await server.call('browse/get', { v: 'title', l: 26, o: Math.floor(draw() * Math.min(row_count, 900_000)) });
    titles.push(...rows.slice(0, 6).map(({ title }) => title));
  }
  return titles.slice(0, count);
}

/** One word, two, or two of which the last is only begun. */
async function someTexts(server, count) {
  return (await someTitles(server, count)).map((title, at) => {
    const words = title.split(' ').filter((word) => word.length > 2);
    const [first = title, second = ''] = words.slice(Math.floor(draw() * Math.max(1, words.length - 1)));
    const text = at % 3 === 0 ? first : `${first} ${at % 3 === 1 ? second : second.slice(0, 3)}`;
    return { t: text.trim() };
  });
}

/** Two clicks on what the panel offers. */
async function withFacets(server, payloads) {
  const chosen = [];
  for (const payload of payloads) chosen.push(await click(server, await click(server, payload)));
  return chosen;
}

async function click(server, payload) {
  const { filter_info } = await server.call('browse/get', payload);
  const groups = Object.entries(letters).filter(([group, letter]) => filter_info[group]?.length > 0 && payload[letter] === undefined);
  if (groups.length === 0) return payload;
  const [group, letter] = groups[Math.floor(draw() * groups.length)];
  const entries = filter_info[group];
  return { ...payload, [letter]: encodeURIComponent(entries[Math.floor(draw() * Math.min(4, entries.length))].k) };
}
const letters = { status: 'b', bisac36: 's', binding: 'f', audience: 'a', language: 'g', pubdate: 'd', catcat2: 'c' };

function seeded(seed) {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
