// The rows of the route table, from what each remote says of its pages in exposes.json (`routes`).

/**
 * The rows in order of precedence: at the first segment in which two paths differ, a word comes before ':name', and
 * ':name' before '*' (P1 §2, P2 §2, GAP-08). `remotes`: folders; throws where two rows have the same path.
 */
function routeRows(remotes, exposesOf) {
  const rows = remotes.flatMap((dir) =>
    Object.entries(exposesOf(dir)).flatMap(([expose, { routes = [] }]) =>
      routes.map((row) => {
        const page = expose.replace('.', dir.replaceAll('-', '_'));
        return row.redirect ? row : { ...row, page };
      }),
    ),
  );
  rows.sort((a, b) => compare(orderOf(a), orderOf(b)));
  for (const [i, row] of rows.entries()) {
    const next = rows[i + 1];
    if (next && compare(orderOf(row), orderOf(next)) === 0)
      throw new Error(`${whose(row)} and ${whose(next)} claim the same path ${row.path}. Give one of them another.`);
  }
  return rows;
}

const whose = ({ page, redirect }) => page ?? `a redirect to ${redirect}`;
const ranks = { ':': '1', '*': '2' };

/** What a path's segments are compared by; names of params are no difference. */
const orderOf = ({ path }) =>
  path
    .split('/')
    .filter(Boolean)
    .map((segment) => ranks[segment[0]] ?? `0${segment}`);

function compare(a, b) {
  for (let i = 0; i < Math.max(a.length, b.length); i++) {
    const [one = '', other = ''] = [a[i], b[i]];
    if (one !== other) return one < other ? -1 : 1;
  }
  return 0;
}

module.exports = { routeRows };
