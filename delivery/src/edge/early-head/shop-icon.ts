/** The tab's icon as a data URL: a book in the shop's colour. */
export function shopIcon(colour: string): string {
  const svg = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 32 32'><path fill='${colour}' d='M6 5q0-3 3-3h17v21H9q-1 0-1 2t1 2h17v3H9q-3 0-3-4z'/><path stroke='#fff' stroke-width='2' d='M12 9h9M12 14h6'/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
