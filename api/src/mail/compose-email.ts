import { escapeText } from 'entities';

/** An email's content: paragraphs, and tables of name and amount. */
export type EmailPart = { text: string } | { rows: readonly (readonly [string, string])[] };

/** The same content as plain text and as markup, in which every character of it is a character. */
export function composeEmail(heading: string, parts: readonly EmailPart[]): { text: string; html: string } {
  const text = [heading, ...parts.map(toText)].join('\n\n');
  const html = `<!doctype html><html lang="en"><body style="font-family:sans-serif;max-width:36rem"><h1 style="font-size:1.25rem">${escapeText(heading)}</h1>${parts.map(toHtml).join('')}</body></html>`;
  return { text: `${text}\n`, html };
}

const toText = (part: EmailPart): string =>
  'text' in part ? part.text : part.rows.map(([name, value]) => `${name}: ${value}`).join('\n');

function toHtml(part: EmailPart): string {
  if ('text' in part) return `<p>${escapeText(part.text).replace(/\n/g, '<br>')}</p>`;
  const rows = part.rows.map(
    ([name, value]) =>
      `<tr><td>${escapeText(name)}</td><td style="text-align:right;padding-left:1rem">${escapeText(value)}</td></tr>`,
  );
  return `<table>${rows.join('')}</table>`;
}
