import { inlineJson } from '@bookfront/shared/format/markup';

export interface Script {
  src: string;
  /** '' where the digest is not known. */
  integrity: string;
}

/**
 * Code that asks for `scripts` in their order once the page has been painted: cover and typefaces have the line to
 * themselves till then, and no script is compiled beside the first layout. Where nothing is painted (a tab in the
 * background) it asks at once, or after a second.
 */
export function afterPaint(scripts: Script[]): string {
  const list = inlineJson(
    JSON.stringify(scripts.map(({ src, integrity }) => ({ src, integrity, crossOrigin: 'anonymous', async: false }))),
  );
  return `(function(list){var begun=false;function begin(){if(begun)return;begun=true;list.forEach(function(each){document.head.appendChild(Object.assign(document.createElement('script'),each))})}if(document.hidden)begin();else{requestAnimationFrame(function(){setTimeout(begin)});setTimeout(begin,1000)}})(${list})`;
}
