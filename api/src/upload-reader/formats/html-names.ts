/** Elements that end a line of a page's text. */
export const blockElements = new Set([
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
/** Elements whose text is not displayed. */
export const hiddenElements = new Set(['script', 'style', 'template', 'noscript']);
