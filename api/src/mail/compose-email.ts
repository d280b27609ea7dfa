import { escapeAttribute, escapeText } from 'entities';

/** An email's content: paragraphs, tables of name and amount, and links that stand out as buttons. */
export type EmailPart =
  | { text: string }
  | { rows: readonly (readonly [string, string])[] }
  | { link: { text: string; address: string } };

/**
 * Renders the content as plain text and as HTML with every character escaped: the one template of all emails. It has no
 * pictures, and follows the reader's dark mode.
 */
export function composeEmail(heading: string, parts: readonly EmailPart[]): { text: string; html: string } {
  const text = [heading, ...parts.map(toText)].join('\n\n');
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${escapeText(heading)}</title><style>${darkStyle}</style></head><body style="${bodyStyle}"><div style="max-width:36rem;margin:0 auto"><h1 style="font-size:1.25rem;line-height:1.3">${escapeText(heading)}</h1>${parts.map(toHtml).join('')}</div></body></html>`;
  return { text: `${text}\n`, html };
}

const bodyStyle =
  'margin:0;padding:1.5rem;background-color:#ffffff;color:#1d1d1d;font:1rem/1.5 system-ui,sans-serif;overflow-wrap:anywhere';
const buttonStyle =
  'display:inline-block;padding:0.75rem 1.25rem;border:2px solid #1d1d1d;border-radius:0.375rem;color:#1d1d1d;font-weight:bold;text-decoration:none';
/** Inline styles win in a style sheet without `!important`. */
const darkStyle =
  ':root{color-scheme:light dark;supported-color-schemes:light dark}@media (prefers-color-scheme:dark){body{background-color:#1a1a1a!important;color:#f2f2f2!important}a{color:#f2f2f2!important;border-color:#f2f2f2!important}}';

function toText(part: EmailPart): string {
  if ('text' in part) return part.text;
  if ('link' in part) return `${part.link.text}:\n${part.link.address}`;
  return part.rows.map(([name, value]) => `${name}: ${value}`).join('\n');
}

function toHtml(part: EmailPart): string {
  if ('text' in part) return `<p>${escapeText(part.text).replace(/\n/g, '<br>')}</p>`;
  if ('link' in part) return toButton(part.link);
  const rows = part.rows.map(
    ([name, value]) =>
      `<tr><td style="vertical-align:top;padding:0.15rem 0">${escapeText(name)}</td><td style="vertical-align:top;text-align:right;padding:0.15rem 0 0.15rem 1rem">${escapeText(value)}</td></tr>`,
  );
  return `<table role="presentation" style="width:100%;max-width:26rem;border-collapse:collapse">${rows.join('')}</table>`;
}

/** The address stands below its button, for those whose mail program shows no links. */
function toButton({ text, address }: { text: string; address: string }): string {
  const href = escapeAttribute(address);
  return `<p><a href="${href}" style="${buttonStyle}">${escapeText(text)}</a></p><p style="font-size:0.875rem">${escapeText(address)}</p>`;
}
