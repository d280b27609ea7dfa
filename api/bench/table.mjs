const bars = {
  'suggestions while typing': '10 ms',
  'browse: text and two facets': '50 ms, ratio 1.5',
  'browse: misspelt text': '60 ms',
};

/**
 * One line for each thing measured, a column for each size; the last column is the largest size against the smallest.
 */
export function printTable(results) {
  const [first, last] = [results[0], results.at(-1)];
  const lines = [
    ['p95 in ms (p50)', ...results.map(({ size }) => `${size.toLocaleString('en')} titles`), 'ratio', 'bar'],
  ];
  for (const name of Object.keys(first.timings)) {
    const ratio = last.timings[name][95] / first.timings[name][95];
    lines.push([
      name,
      ...results.map(({ timings }) => `${timings[name][95].toFixed(1)} (${timings[name][50].toFixed(1)})`),
      ratio.toFixed(2),
      bars[name] ?? '',
    ]);
  }
  lines.push([
    'memory, MB (most)',
    ...results.map(({ memory }) => (memory ? `${memory.now} (${memory.most})` : 'unknown')),
    '',
    '512',
  ]);
  lines.push(['index made in, s', ...results.map(({ indexMs }) => (indexMs / 1000).toFixed(1)), '', '']);
  lines.push(['generated, titles a second', ...results.map(({ perSecond }) => String(perSecond)), '', '5000 or more']);
  const widths = lines[0].map((_cell, at) => Math.max(...lines.map((line) => line[at].length)));
  for (const line of lines)
    process.stdout.write(
      `${line.map((cell, at) => (at === 0 ? cell.padEnd(widths[at]) : cell.padStart(widths[at]))).join('   ')}\n`,
    );
}
