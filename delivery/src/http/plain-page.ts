import { escapeHtml } from '@bookfront/shared/format/markup';

/** A page that needs neither shop nor scripts, for an unknown shop or one that is down. */
export function plainPage(title: string, text: string, nonce: string, form: string): string {
  const style = [
    ':root{color-scheme:light dark}body{margin:0;min-height:100vh;display:grid;place-content:center;padding:2rem;box-sizing:border-box;',
    'font:1.0625rem/1.6 Georgia,"Times New Roman",serif;background:#f6f3ec;color:#26221c;text-align:center}',
    'h1{font-weight:400;font-size:clamp(1.75rem,5vw,2.75rem);line-height:1.15;margin:0 0 1rem;text-wrap:balance}p{max-width:34rem;margin:0 auto;color:#5c5346}',
    'button{margin-top:2rem;padding:.75rem 1.5rem;font:inherit;color:inherit;background:none;border:1px solid;border-radius:4px;cursor:pointer}',
    'i{display:block;width:3rem;height:4.25rem;margin:0 auto 2rem;border-radius:2px 5px 5px 2px;background:linear-gradient(90deg,#5d2a1e 0 14%,#7a3a2b 14%)}',
    '@media(prefers-color-scheme:dark){body{background:#1c1a17;color:#efe9dd}p{color:#b9ae9c}}',
  ].join('');
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${escapeHtml(title)}</title><style nonce="${nonce}">${style}</style></head><body><main><i></i><h1>${escapeHtml(title)}</h1><p>${escapeHtml(text)}</p>${form}</main></body></html>`;
}
