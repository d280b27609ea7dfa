/** A title's number within its series: 2 for 'Book 2', 2.5 for '2.5'. Titles without a number come last. */
export const seriesOrder = (series_num: string): number =>
  Number(/\d+(\.\d+)?/.exec(series_num)?.[0] ?? Number.MAX_SAFE_INTEGER);

export const bySeriesOrder = (a: { series_num: string }, b: { series_num: string }): number =>
  seriesOrder(a.series_num) - seriesOrder(b.series_num);
