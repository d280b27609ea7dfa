import type { EmbedGraph } from '../../src/operations/reading/embeds';

const rowHeight = 36;
const width = 340;
/** Where the names end on the left and begin on the right. */
const [left, right] = [130, 210];

/** Packages that show parts on the left, those whose parts are shown on the right. The table below tells the same. */
export function EmbedGraphic({ graph: { packages, embeds } }: { graph: EmbedGraph }) {
  const edges = edgesOf(embeds);
  const known = packages.map(({ name }) => name);
  const sources = known.filter((name) => edges.some(({ from }) => from === name));
  const targets = [...new Set([...known, ...edges.map(({ to }) => to)])].filter((name) =>
    edges.some(({ to }) => to === name),
  );
  const height = rowHeight * Math.max(sources.length, targets.length, 1);
  return (
    <svg
      className="embeds"
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label="Who embeds whom; the table below has the same"
    >
      {edges.map(({ from, to, count }) => (
        <path
          key={`${from} ${to}`}
          className="edge"
          strokeWidth={Math.min(4, 1 + count / 4)}
          d={curve(middleOf(sources.indexOf(from)), middleOf(targets.indexOf(to)))}
        >
          <title>{`${from} shows ${count} of ${to}`}</title>
        </path>
      ))}
      {sources.map((name, at) => (
        <text key={name} x={left - 6} y={middleOf(at)} textAnchor="end" dominantBaseline="middle">
          {name}
        </text>
      ))}
      {targets.map((name, at) => (
        <text key={name} x={right + 6} y={middleOf(at)} dominantBaseline="middle">
          {name}
        </text>
      ))}
    </svg>
  );
}

interface Edge {
  from: string;
  to: string;
  count: number;
}

/** One line for each pair of packages. */
function edgesOf(embeds: EmbedGraph['embeds']): Edge[] {
  const edges = new Map<string, Edge>();
  for (const { from, to } of embeds) {
    const key = `${from} ${to}`;
    edges.set(key, { from, to, count: (edges.get(key)?.count ?? 0) + 1 });
  }
  return [...edges.values()];
}

const middleOf = (at: number) => rowHeight * (at + 0.5);
const curve = (from: number, to: number) =>
  `M${left} ${from}C${(left + right) / 2} ${from} ${(left + right) / 2} ${to} ${right} ${to}`;
