/** Elements at which a line of a page's text ends. */
export const ending = new Set([
  'p',
  'div',
  'tr',
  'li',
  'br',
  'pre',
  'h1',
  'h2',
  'h3',
  'h4',
  'td',
  'th',
  'table',
  'section',
  'article',
  'option',
  'dd',
  'dt',
]);
/** Elements whose text no page shows. */
export const silent = new Set(['script', 'style', 'template', 'noscript']);
